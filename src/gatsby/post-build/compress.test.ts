/** @jest-environment node */
import fs from 'node:fs';
import zlib from 'node:zlib';
import { forEachTest, TestFolder } from '../../content/test-folder.fixture';
import { compressSite } from './compress';

const site = forEachTest(new TestFolder());
const file = (name: string) => site.path(name);
const write = (name: string) => site.write(name, 'Hello');

test('compresses every text file in both ways, and none twice', async () => {
  for (const name of ['index.html', 'page-data/a.json', 'a.jpg', 'a.woff2'])
    write(name);
  expect(await compressSite(site.folder)).toBe(2);
  const [br, gz] = ['index.html.br', 'page-data/a.json.gz'].map((name) =>
    fs.readFileSync(file(name)),
  );
  expect(zlib.brotliDecompressSync(br ?? '').toString()).toBe('Hello');
  expect(zlib.gunzipSync(gz ?? '').toString()).toBe('Hello');
  expect(await compressSite(site.folder)).toBe(0);
});

test.each([
  ['newer', 60_000],
  ['older, copied with its time', -60_000],
])('compresses a file again when it is %s', async (_what, difference) => {
  write('index.html');
  await compressSite(site.folder);
  const time = new Date(Date.now() + difference);
  fs.utimesSync(file('index.html'), time, time);
  expect(await compressSite(site.folder)).toBe(1);
});

test('deletes compressed files without an original, and no others', async () => {
  const names = ['gone.js.br', 'gone.js.gz', 'a.tar.gz'];
  for (const name of names) write(name);
  await compressSite(site.folder);
  expect(fs.readdirSync(site.folder)).toEqual(['a.tar.gz']);
});
