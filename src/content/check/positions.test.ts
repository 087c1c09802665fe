/** @jest-environment node */
import { locator, positionOf } from './positions';

const SOURCE = `{
  "title": "A",
  "body": [
    { "kind": "text" },
    {
      "kind": "list", "items": ["b", "c"]
    }
  ]
}`;

const place = (path: PropertyKey[], at?: 'name') => {
  const { line, column } = locator(SOURCE)({
    file: 'a.json',
    path,
    expected: '',
    found: '',
    ...(at && { at }),
  });
  return `${line}:${column}`;
};

test.each<[PropertyKey[], string]>([
  [[], '1:1'],
  [['title'], '2:12'],
  [['body'], '3:11'],
  [['body', 0], '4:5'],
  [['body', 1, 'kind'], '6:15'],
  [['body', 1, 'items', 1], '6:38'],
])('the value at %j stands at %s', (path, expected) => {
  expect(place(path)).toBe(expected);
});

test('the name of a field stands before its value', () => {
  expect(place(['title'], 'name')).toBe('2:3');
  expect(place(['body', 1, 'items'], 'name')).toBe('6:23');
});

test('what is missing is missing from the object around it', () => {
  expect(place(['subtitle'])).toBe('1:1');
  expect(place(['body', 0, 'text'])).toBe('4:5');
  expect(place(['body', 1, 'items', 5])).toBe('6:32');
  expect(place(['body', 7, 'text'], 'name')).toBe('3:11');
});

test.each([
  ['', 0, 1, 1],
  ['ab', 2, 1, 3],
  ['a\nb', 2, 2, 1],
  ['a\r\nb', 3, 2, 1],
  ['a\r\n\r\n\tb', 6, 3, 2],
])('in %j, offset %i is line %i, column %i', (source, offset, line, column) => {
  expect(positionOf(source, offset)).toEqual({ line, column });
});

test('a file that is not there has a first line', () => {
  const finding = { file: 'a.json', path: ['a'], expected: '', found: '' };
  expect(locator('')(finding)).toEqual({ line: 1, column: 1 });
});
