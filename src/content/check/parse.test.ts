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
    {⏎  "a": 1,⏎}               | 2:9 a comma too many: delete it
    [[1],⏎]                     | 1:5 a comma too many: delete it
    {"a": 1,, "b": 2}           | 1:8 a comma too many: delete it
    {,"a": 1}                   | 1:2 a comma too many: delete it
    {⏎  "a": 1⏎  "b": 2⏎}       | 2:9 no comma before what follows
    {"a":⏎                      | 2:1 the end of the file: a bracket is not closed
    {⏎"a": [1, 2⏎}              | 3:1 a mistake at }
    {⏎"a": {⏎"b": 1⏎}⏎          | 5:1 the end of the file: a bracket is not closed
    {'a': 1}                    | 1:2 'a' without straight quotation marks: .*
    {"a": “b”}                  | 1:7 “b” without straight quotation marks: .*
    {"a": "he said "hi" to us"} | 1:17 hi without straight quotation marks: .*
    {"a": "b⏎c"}                | 1:7 a text without its closing quotation mark (a text must be on one line)
    {"a" 1}                     | 1:6 a mistake at 1
    {"a": "C:\\x"}               | 1:7 a mistake at "C:\\x"
    {"a": 1} // done            | 1:10 a mistake at // done
    {⏎<<<<<<< HEAD⏎"a": 1⏎======= | 2:1 the marks of a merge conflict: .*
    {⏎"a": {"b": 1},⏎  "a": 3⏎} | 3:3 "a" a second time (it is on line 2 already)
  `),
)('%s: %s', (source = '', words = '') => {
  const [found = '', ...others] = messages(source.replaceAll('⏎', '\n'));
  expect(others).toEqual([]);
  if (words.endsWith('.*')) expect(found).toMatch(words.slice(0, -2));
  else expect(found).toBe(words);
});

test('counts lines and columns as editors do, with a byte-order mark and Windows line ends too', () => {
  for (const source of ['{\n\t"a":  1,\n}', '\uFEFF{\r\n\t"a":  1,\r\n}'])
    expect(messages(source)).toEqual(['2:9 a comma too many: delete it']);
});

test.each([
  ['UTF-16', Buffer.from('\uFEFF{"a": 1}', 'utf16le')],
  ['Windows-1252', Buffer.from('{"a": "£"}', 'latin1')],
])('refuses %s', (_title, bytes) => {
  expect(messages(bytes)).toEqual([
    '1:1 another encoding: save the file as UTF-8',
  ]);
});
