/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../test-support';
import { listFiles, readSources } from './read';

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
  write('b.json', '{"c": 1}');
  write('a/b.json', '7');
  write('picture.jpg', 'not JSON');
  expect(
    readSources(folder).map(({ file, bytes }) => [file, bytes.toString()]),
  ).toEqual([
    ['a/b.json', '7'],
    ['b.json', '{"c": 1}'],
  ]);
});
