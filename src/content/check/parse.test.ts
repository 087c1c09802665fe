/** @jest-environment node */
import fc from 'fast-check';
import { parseSource } from './parse';

const parse = (source: string | Buffer) =>
  parseSource({ file: 'a.json', bytes: Buffer.from(source) });

/** What is said of a file that can't be read, with its place. */
function said(source: string | Buffer) {
  const { isJson, findings } = parse(source);
  expect(isJson).toBe(false);
  return findings.map(({ found, position }) => {
    return `${position?.line}:${position?.column} ${found}`;
  });
}

describe('a file that is JSON', () => {
  test.each([
    ['as it is', '{"a": [1, "b"]}'],
    ['with a byte-order mark', '\uFEFF{"a": [1, "b"]}'],
    ['with Windows line ends', '{\r\n"a": [1,\r\n"b"]\r\n}\r\n'],
    ['with tabs', '{\n\t"a":\t[1, "b"]\n}'],
  ])('is read %s', (_title, source) => {
    expect(parse(source)).toMatchObject({
      isJson: true,
      value: { a: [1, 'b'] },
      findings: [],
    });
  });

  test.each([
    '{"a": "<<<<<<< HEAD"}',
    '{"a": "[[[[ {{{{ \\" ]"}',
    '["a, ] b", "\\\\"]',
  ])('%s is read', (source) => {
    expect(parse(source)).toMatchObject({ isJson: true, findings: [] });
  });
});

test.each([
  ['', '1:1 an empty file'],
  [' \n', '1:1 an empty file'],
  ['\uFEFF', '1:1 an empty file'],
  ['{\n  "a": 1,\n}', '2:9 a comma too many after 1: delete it'],
  ['{\n  "a": "b",\n}', '2:11 a comma too many after "b": delete it'],
  ['[[1],\n]', '1:5 a comma too many after the ] of line 1: delete it'],
  ['[1,,2]', '1:3 a comma too many after 1: delete it'],
  ['{"a": 1,, "b": 2}', '1:8 a comma too many after 1: delete it'],
  ['{,"a": 1}', '1:2 a comma too many after the { of line 1: delete it'],
  ['{\n  "a": 1\n  "b": 2\n}', '2:9 no comma after 1, before what follows it'],
  ['{"a" 1}', '1:5 no colon after the name "a"'],
  ['{"a": }', '1:6 no value after "a":'],
  ['{"a":\n', '1:6 no value after "a":'],
  ['{\n"a": [1, 2\n}', '3:1 a } where the [ of line 2 needs its ]'],
  ['{"a": {"b": 1]}', '1:14 a ] where the { of line 1 needs its }'],
  [
    '{\n"a": {\n"b": 1\n}\n',
    '5:1 the end of the file, where the { of line 1 needs its }',
  ],
  ['{"a": 1}}', '1:9 a } too many: delete it'],
  ['{"a": 1}\n{"b": 2}', '2:1 more text after the end'],
  ['{a: 1}', '1:2 the name a without its quotation marks: write "a"'],
  ["{'a': 1}", `1:2 the quotation mark ' where JSON needs the straight one, "`],
  [
    '{"a": “b”}',
    '1:7 the quotation mark “ where JSON needs the straight one, "',
  ],
  [
    '{"a": "he said "hi" to us"}',
    '1:17 hi after the end of a text: a quotation mark inside a text is written \\", or as “ and ”',
  ],
  [
    '{"a": "b\nc"}',
    '1:7 a text without its closing quotation mark (a text stands on one line)',
  ],
  ['{"a": "b\tc"}', '1:7 a text with a tab in it: write a blank instead'],
  [
    '{"a": "C:\\x"}',
    '1:7 a text with a \\ that stands for nothing: write \\\\ for the sign itself',
  ],
  ['{"a": True}', '1:7 True: write true, in small letters'],
  [
    '{"a": yes}',
    '1:7 yes, which is no value: texts stand between quotation marks',
  ],
  ['{"a": 01}', '1:8 a number that starts with 0'],
  ['{"a": 1.}', '1:7 a number that breaks off'],
  ['{"a": 1; "b": 2}', '1:8 a semicolon where a comma belongs'],
  [
    '{"a": 1} // done',
    '1:10 a comment, which these files can’t have: delete it',
  ],
  [
    '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> other\n}',
    '2:1 the marks of a merge conflict: keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
  ],
])('%j: %s', (source, words) => {
  expect(said(source)).toEqual([words]);
});

test('lines and columns are those of editors, whatever stands in front and ends lines', () => {
  const place = '3:9 a comma too many after 1: delete it';
  const lines = ['{', '  "z": 0,', '\t"a":  1,', '}'];
  for (const lineEnd of ['\n', '\r\n'])
    for (const mark of ['', '\uFEFF'])
      expect(said(mark + lines.join(lineEnd))).toEqual([place]);
});

test.each([
  ['UTF-16', Buffer.from('\uFEFF{"a": 1}', 'utf16le')],
  ['Windows-1252', Buffer.from('{"a": "£"}', 'latin1')],
])('%s is another encoding', (_title, bytes) => {
  expect(said(bytes)).toEqual(['1:1 another encoding: save the file as UTF-8']);
});

test.each(['[', '{"a":'])('thousands of "%s" do no harm', (bracket) => {
  const close = bracket === '[' ? ']' : '}';
  const deep = `${bracket.repeat(20_000)}1${close.repeat(20_000)}`;
  expect(said(deep)).toEqual(['1:1 20000 of them']);
  expect(said(deep.slice(0, -1))).toHaveLength(1);
});

describe('a field that stands twice', () => {
  test('is named at its second place', () => {
    const source = '{\n  "a": {"b": 1},\n  "c": 2,\n  "a": 3\n}';
    expect(parse(source)).toMatchObject({
      isJson: true,
      findings: [
        {
          path: ['a'],
          expected: 'each field once',
          found: '"a" a second time (it is on line 2 already)',
          position: { line: 4, column: 3 },
        },
      ],
    });
  });

  test('deep inside, too', () => {
    const { findings } = parse('{"a": [{"b": 1, "b": 2}]}');
    expect(findings).toMatchObject([{ path: ['a', 0, 'b'] }]);
  });

  test('in two objects it is not one', () => {
    expect(parse('[{"a": {"a": 1}}, {"a": 1}]').findings).toEqual([]);
  });
});

test('whatever stands in a file, it is read or said what is wrong, in words', () => {
  const piece = fc.constantFrom(
    ...['{', '}', '[', ']', ',', ':', '"', '"a"', '1', '-', 'null', 'True'],
    ...[
      '\\',
      '\n',
      '\r\n',
      '\t',
      '//',
      '/*',
      '\uFEFF',
      '\u00A0',
      '“',
      "'",
      '0',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { isJson, findings } = parse(pieces.join(''));
      expect(isJson || findings.length > 0).toBe(true);
      expect(findings.map(({ found }) => found).join()).not.toMatch(
        /undefined|JSON\.parse|position \d|Error/,
      );
    }),
    { numRuns: 2000 },
  );
});
