/** @jest-environment node */
import {
  countInWords,
  githubAnnotation,
  issuesText,
  type LocatedIssue,
} from './report';

const issue: LocatedIssue = {
  file: 'data/a.json',
  line: 2,
  column: 5,
  path: 'title',
  message: 'expected text, found 7',
  severity: 'error',
};
const warning: LocatedIssue = { ...issue, severity: 'warning' };

test('groups issues by file, errors before warnings', () => {
  const other = { ...issue, file: 'data/b.json', path: '', line: 112 };
  expect(issuesText([warning, issue, other])).toBe(`data/a.json
  2:5     Title · expected text, found 7

data/b.json
  112:5   The whole file · expected text, found 7

data/a.json
  2:5     Warning · Title · expected text, found 7`);
  expect(countInWords([issue])).toBe('1 mistake');
  expect(countInWords([issue, other, warning])).toBe(
    '2 mistakes and 1 warning',
  );
});

test('escapes annotations for GitHub', () => {
  const message = '100%\r\n::error::';
  expect(
    githubAnnotation({ ...warning, file: 'a,b:c.json', path: '', message }),
  ).toBe(
    '::warning file=a%2Cb%3Ac.json,line=2,col=5::A,b:c: 100%25%0D%0A::error::',
  );
});
