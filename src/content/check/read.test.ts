/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../test-support';
import { listFiles, readJsonFiles } from './read';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

function write(file: string, source: string) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), source);
}

test('lists files of all depths, sorted, hidden ones left out', () => {
  for (const file of ['b.json', 'a/c/d.jpg', 'a/b.json', '.DS_Store', 'a/.x'])
    write(file, '');
  expect(listFiles(folder)).toEqual(['a/b.json', 'a/c/d.jpg', 'b.json']);
});

test('reads JSON files and leaves the others alone', () => {
  write('a/b.json', '{"c": 1}');
  write('picture.jpg', 'not JSON');
  expect(readJsonFiles(folder)).toEqual({
    files: [{ file: 'a/b.json', value: { c: 1 } }],
    problems: [],
  });
});

test('takes a byte-order mark and Windows line ends', () => {
  write('a.json', '\uFEFF{\r\n  "b": 1\r\n}\r\n');
  expect(readJsonFiles(folder).files).toEqual([
    { file: 'a.json', value: { b: 1 } },
  ]);
});

test.each(['', ' \n', '\uFEFF'])('%j is an empty file', (source) => {
  write('a.json', source);
  expect(readJsonFiles(folder)).toEqual({
    files: [],
    problems: [
      {
        file: 'data/a.json',
        field: '',
        expected: 'valid JSON',
        found: 'an empty file',
      },
    ],
  });
});

test.each(['{', '{"a": 1,}', "{'a': 1}", '{"a": 1} {"b": 2}', 'a', '// a'])(
  '%s is no JSON, and the parser’s own words say where',
  (source) => {
    write('a.json', source);
    expect(readJsonFiles(folder).problems).toEqual([
      {
        file: 'data/a.json',
        field: '',
        expected: 'valid JSON',
        found: parserWords(source),
      },
    ]);
  },
);

test('a bad file does not hide the others', () => {
  write('a.json', '{');
  write('b.json', '7');
  write('c.json', '');
  const { files, problems } = readJsonFiles(folder);
  expect(files).toEqual([{ file: 'b.json', value: 7 }]);
  expect(problems.map(({ file }) => file)).toEqual([
    'data/a.json',
    'data/c.json',
  ]);
});

function parserWords(source: string): string {
  try {
    JSON.parse(source);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('This should be no JSON');
}
