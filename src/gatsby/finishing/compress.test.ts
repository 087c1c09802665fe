/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { temporaryFolder } from '../../content/example-data.fixture';
import { compressSite } from './compress';

let folder = '';
const file = (name: string) => path.join(folder, name);
const write = (name: string, text = 'Hello') => {
  fs.mkdirSync(path.dirname(file(name)), { recursive: true });
  fs.writeFileSync(file(name), text);
};
const compress = () => compressSite(folder);
const unpacked = (name: string) =>
  (name.endsWith('.br') ? zlib.brotliDecompressSync : zlib.gunzipSync)(
    fs.readFileSync(file(name)),
  ).toString();

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('both kinds stand beside every text file, and nothing is done twice', async () => {
  for (const name of ['index.html', 'page-data/a.json', 'a.jpg', 'a.woff2'])
    write(name);
  await expect(compress()).resolves.toEqual({ made: 2, kept: 0, deleted: 0 });
  expect(unpacked('index.html.br')).toBe('Hello');
  expect(unpacked('page-data/a.json.gz')).toBe('Hello');
  await expect(compress()).resolves.toEqual({ made: 0, kept: 2, deleted: 0 });
});

test.each([
  ['later', 60_000],
  // A file that was copied with its time.
  ['earlier', -60_000],
])('what changed %s is compressed anew', async (_, difference) => {
  write('index.html');
  await compress();
  write('index.html', 'Goodbye');
  const time = new Date(Date.now() + difference);
  fs.utimesSync(file('index.html'), time, time);
  await expect(compress()).resolves.toMatchObject({ made: 1 });
  expect(unpacked('index.html.br')).toBe('Goodbye');
});

test('deletes compressed files whose original is gone, and nothing else', async () => {
  const names = ['gone.js.br', 'gone.js.gz', 'a.tar.gz'];
  for (const name of names) write(name);
  await expect(compress()).resolves.toMatchObject({ deleted: 2 });
  expect(fs.readdirSync(folder)).toEqual(['a.tar.gz']);
});
