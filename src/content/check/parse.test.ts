/** @jest-environment node */
import { rows } from '../test-folder.fixture';
import { parseSource } from './parse';

const parse = (source: string | Buffer) =>
  parseSource({ file: 'a.json', bytes: Buffer.from(source) });

const messages = (source: string | Buffer) =>
  parse(source).issues.map(
    ({ found, position }) => `${position?.line}:${position?.column} ${found}`,
  );

test.each([
  ['as it is', '{"a": [1, "b"], "c": "<<<<<<< [[ {{ // \\" ]"}'],
  ['with a byte-order mark', '\uFEFF{"a": [1, "b"]}'],
  ['with Windows line ends and tabs', '{\r\n\t"a": [1,\r\n"b"]\r\n}\r\n'],
  ['with equal names in two objects', '{"a": [1, "b"], "b": {"a": 1}}'],
])('reads JSON %s', (_title, source) => {
  expect(parse(source)).toMatchObject({
    value: { a: [1, 'b'] },
    issues: [],
  });
});

// In these rows ⏎ is a line break.
test.each(
  rows(`
    ⏎                           | 1:1 an empty file
    {⏎  "a": 1,⏎}               | 3:1 a comma too many before }
    [[1],⏎]                     | 2:1 a comma too many, or no value, before ]
    {"a": 1,, "b": 2}           | 1:9 a comma too many before ,
    {⏎  "a": 1⏎  "b": 2⏎}       | 3:3 no comma before "b"
    {"a":⏎                      | 2:1 the end of the file: a bracket is not closed
    {⏎"a": {⏎"b": 1⏎}⏎          | 5:1 the end of the file: a bracket is not closed
    {'a': 1}                    | 1:2 words without straight quotation marks: 'a'
    {"a": "he said "hi" to us"} | 1:17 words without straight quotation marks: hi
    {"a": "b⏎c"}                | 1:7 a text without its closing quotation mark: "b
    {"a" 1}                     | 1:6 no colon before 1
    {"a": "C:\\x"}               | 1:7 a mistake at "C:\\x"
    {"a": 1} // done            | 1:10 a mistake at // done
    {⏎"a": {"b": 1},⏎  "a": 3⏎} | 3:3 "a" a second time (it is on line 2 already)
  `),
)('%s: %s', (source = '', words = '') => {
  const [found = '', ...others] = messages(source.replaceAll('⏎', '\n'));
  expect(others).toEqual([]);
  expect(found).toBe(words);
});

test('counts lines and columns as editors do, with a byte-order mark and Windows line ends too', () => {
  for (const source of ['{\n\t"a":  1,\n}', '\uFEFF{\r\n\t"a":  1,\r\n}'])
    expect(messages(source)).toEqual(['3:1 a comma too many before }']);
});

test.each([
  ['UTF-16', Buffer.from('\uFEFF{"a": 1}', 'utf16le')],
  ['Windows-1252', Buffer.from('{"a": "£"}', 'latin1')],
])('refuses %s', (_title, bytes) => {
  expect(messages(bytes)).toEqual([
    '1:1 another encoding: save the file as UTF-8',
  ]);
});
