/** @jest-environment node */
import type { Problem } from './problem';
import { countInWords, githubAnnotation, problemsText } from './report';

const problem: Problem = {
  ...{ file: 'data/a.json', line: 2, column: 5, path: 'title' },
  message: 'expected text, found 7',
  ...{ expected: 'text', found: '7', suggestion: null, severity: 'error' },
};
const warning: Problem = { ...problem, severity: 'warning' };

test('problems stand by file, errors before warnings', () => {
  const other = { ...problem, file: 'data/b.json', path: '', line: 112 };
  expect(problemsText([warning, problem, other])).toBe(`data/a.json
  2:5     title · expected text, found 7

data/b.json
  112:5   the whole file · expected text, found 7

data/a.json
  2:5     warning · title · expected text, found 7`);
  expect(countInWords([problem])).toBe('1 mistake');
  expect(countInWords([problem, other, warning])).toBe(
    '2 mistakes and 1 warning',
  );
});

test('annotations for GitHub escape what would end them early', () => {
  const message = '100%\r\n::error::';
  expect(
    githubAnnotation({ ...warning, file: 'a,b:c.json', path: '', message }),
  ).toBe(
    '::warning file=a%2Cb%3Ac.json,line=2,col=5::the whole file: 100%25%0D%0A::error::',
  );
});
