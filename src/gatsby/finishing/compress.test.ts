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

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('compresses every text file in both ways, and none twice', async () => {
  for (const name of ['index.html', 'page-data/a.json', 'a.jpg', 'a.woff2'])
    write(name);
  expect(await compressSite(folder)).toEqual({ made: 2, kept: 0, deleted: 0 });
  const [br, gz] = ['index.html.br', 'page-data/a.json.gz'].map((name) =>
    fs.readFileSync(file(name)),
  );
  expect(zlib.brotliDecompressSync(br ?? '').toString()).toBe('Hello');
  expect(zlib.gunzipSync(gz ?? '').toString()).toBe('Hello');
  expect(await compressSite(folder)).toEqual({ made: 0, kept: 2, deleted: 0 });
});

test.each([
  ['newer', 60_000],
  ['older, copied with its time', -60_000],
])('compresses a file again when it is %s', async (_what, difference) => {
  write('index.html');
  await compressSite(folder);
  const time = new Date(Date.now() + difference);
  fs.utimesSync(file('index.html'), time, time);
  expect(await compressSite(folder)).toMatchObject({ made: 1 });
});

test('deletes compressed files without an original, and no others', async () => {
  const names = ['gone.js.br', 'gone.js.gz', 'a.tar.gz'];
  for (const name of names) write(name);
  expect(await compressSite(folder)).toMatchObject({ deleted: 2 });
  expect(fs.readdirSync(folder)).toEqual(['a.tar.gz']);
});
