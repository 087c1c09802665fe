/** @jest-environment node */
import { positionOf } from './positions';
import { syntaxMistakes } from './syntax-mistakes';

/** The mistakes of a text, each as "line:column words". */
const mistakesOf = (source: string) =>
  syntaxMistakes(source).map(({ offset, found }) => {
    const { line, column } = positionOf(source, offset);
    return `${line}:${column} ${found}`;
  });

test('names every comma that is missing, each where it belongs', () => {
  expect(
    mistakesOf('{\n  "a": 1\n  "b": [1 2],\n  "c": {}\n  "d": 4\n}'),
  ).toEqual([
    '2:9 no comma after 1, before what follows it',
    '3:10 no comma after 1, before what follows it',
    '4:10 no comma after the } of line 4, before what follows it',
  ]);
});

test('names every comma too many', () => {
  expect(mistakesOf('{"a": [1,,2,],\n"b": 2,}')).toEqual([
    '1:9 a comma too many after 1: delete it',
    '1:12 a comma too many after 2: delete it',
    '2:7 a comma too many after 2: delete it',
  ]);
});

test.each([
  [
    'a quotation mark inside a text',
    '{"a": "so "called" ones", "b": 1 "c": 2}',
  ],
  ['a bracket that is missing', '{"a": ["x", "y", "b": 1 "c": 2}'],
  ['a text without its end', '{"a": "x,\n"b": 1 "c": 2}'],
  ['a name without its colon', '{"a" 1, "b": 1 "c": 2}'],
])('stops at what would need a guess: %s', (_title, source) => {
  expect(mistakesOf(source)).toHaveLength(1);
});

test('leaves out what would need a guess behind what is clear', () => {
  expect(mistakesOf('{"a": 1 "b" 2}')).toEqual([
    '1:8 no comma after 1, before what follows it',
  ]);
});

test('names twenty at most', () => {
  expect(mistakesOf(`[${'1 '.repeat(99)}1]`)).toHaveLength(20);
});
