/** @jest-environment node */
import { fieldPath, problemAt, shown } from './problem';

describe('problemAt', () => {
  const finding = {
    file: 'posts/a.json',
    path: ['body', 2, 'text'],
    expected: 'text',
    found: '7',
  };

  test('is an error without a suggestion, said in one sentence', () => {
    expect(problemAt(finding, { line: 3, column: 5 })).toEqual({
      file: 'data/posts/a.json',
      line: 3,
      column: 5,
      path: 'body[2].text',
      message: 'expected text, found 7',
      expected: 'text',
      found: '7',
      suggestion: null,
      severity: 'error',
    });
  });

  test('says what was probably meant', () => {
    const meant = {
      ...finding,
      suggestion: '"7"',
      severity: 'warning',
    } as const;
    expect(problemAt(meant, { line: 3, column: 5 })).toMatchObject({
      message: 'expected text, found 7; did you mean "7"?',
      suggestion: '"7"',
      severity: 'warning',
    });
  });
});

describe('fieldPath', () => {
  test.each([
    [[], ''],
    [['title'], 'title'],
    [['card', 'link'], 'card.link'],
    [['body', 2, 'items', 0], 'body[2].items[0]'],
    [[0, 'from'], '[0].from'],
    [['a', 1, 2], 'a[1][2]'],
  ])('%j is "%s"', (path, text) => {
    expect(fieldPath(path)).toBe(text);
  });
});

describe('shown', () => {
  test.each([
    [undefined, 'nothing'],
    [null, 'null'],
    ['', '""'],
    ['a "b"', '"a \\"b\\""'],
    [7, '7'],
    [['a', 1], '["a",1]'],
    [{ a: {} }, '{"a":{}}'],
  ])('%j is %s', (value, text) => {
    expect(shown(value)).toBe(text);
  });

  test('a value of 60 characters stands whole, a longer one is cut there', () => {
    expect(shown('a'.repeat(58))).toBe(`"${'a'.repeat(58)}"`);
    expect(shown('a'.repeat(59))).toBe(`"${'a'.repeat(59)}…`);
  });
});
