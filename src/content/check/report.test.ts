/** @jest-environment node */
import type { Problem } from './problem';
import { countInWords, githubAnnotation, problemsText } from './report';

const problem = (file: string, change: Partial<Problem> = {}): Problem => ({
  file,
  line: 2,
  column: 5,
  path: 'title',
  message: 'expected text, found 7',
  expected: 'text',
  found: '7',
  suggestion: null,
  severity: 'error',
  ...change,
});

test('groups problems by file, errors before warnings', () => {
  expect(
    problemsText([
      problem('data/a.json'),
      problem('data/a.json', { line: 112, column: 27, path: 'body[2].text' }),
      problem('data/b.json', { path: '' }),
      problem('data/a.json', { severity: 'warning' }),
    ]),
  ).toBe(`data/a.json
  2:5     title · expected text, found 7
  112:27  body[2].text · expected text, found 7

data/b.json
  2:5     the whole file · expected text, found 7

data/a.json
  2:5     warning · title · expected text, found 7`);
});

test('of nothing, nothing is said', () => {
  expect(problemsText([])).toBe('');
});

test.each([
  [['error'], '1 mistake'],
  [['error', 'error'], '2 mistakes'],
  [['warning'], '1 warning'],
  [['error', 'warning', 'warning'], '1 mistake and 2 warnings'],
] as const)('%j is %s', (severities, words) => {
  expect(
    countInWords(severities.map((severity) => problem('a', { severity }))),
  ).toBe(words);
});

describe('githubAnnotation', () => {
  test('names the place and says what is wrong', () => {
    expect(githubAnnotation(problem('data/a.json'))).toBe(
      '::error file=data/a.json,line=2,col=5::title: expected text, found 7',
    );
  });

  test('escapes what would end it early', () => {
    const odd = problem('data/a,b:c.json', {
      severity: 'warning',
      path: '',
      message: '100%\r\n::error::',
    });
    expect(githubAnnotation(odd)).toBe(
      '::warning file=data/a%2Cb%3Ac.json,line=2,col=5::the whole file: 100%25%0D%0A::error::',
    );
  });
});
