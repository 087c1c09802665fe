/** @jest-environment node */
import { stringsOf } from './strings';

test('finds every text with its place', () => {
  const value = {
    title: 'A',
    list: ['B', { text: 'C', number: 1 }],
    nothing: null,
    flag: true,
  };
  expect(stringsOf(value)).toEqual([
    { path: ['title'], value: 'A' },
    { path: ['list', 0], value: 'B' },
    { path: ['list', 1, 'text'], value: 'C' },
  ]);
});

test.each([[null], [7], [true], [undefined], [[]], [{}]])(
  'finds none in %j',
  (value) => {
    expect(stringsOf(value)).toEqual([]);
  },
);

test('a text alone is at no place', () => {
  expect(stringsOf('A')).toEqual([{ path: [], value: 'A' }]);
});
