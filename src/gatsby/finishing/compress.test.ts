/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { compressSite } from './compress';

let folder = '';
const file = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(file(name)), { recursive: true });
  fs.writeFileSync(file(name), text);
};
const compress = () => compressSite(folder, 4);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('compressSite', () => {
  test('puts both kinds beside every text file, in all folders', async () => {
    write('index.html', 'Hello');
    write('page-data/a.json', '{}');
    await expect(compress()).resolves.toEqual({ made: 2, kept: 0, deleted: 0 });
    const br = fs.readFileSync(file('index.html.br'));
    expect(zlib.brotliDecompressSync(br).toString()).toBe('Hello');
    const gz = fs.readFileSync(file('page-data/a.json.gz'));
    expect(zlib.gunzipSync(gz).toString()).toBe('{}');
  });

  test('leaves pictures and fonts alone', async () => {
    for (const name of ['a.jpg', 'a.woff2']) write(name, 'x');
    await expect(compress()).resolves.toMatchObject({ made: 0 });
    expect(fs.readdirSync(folder)).toHaveLength(2);
  });

  test('takes less trouble over source maps', async () => {
    const text = Array.from({ length: 2000 }, (_, n) => `${n * n}`).join();
    for (const name of ['a.js', 'a.js.map']) write(name, text);
    await compressSite(folder, 11);
    const [script, map] = ['a.js.br', 'a.js.map.br'].map(
      (name) => fs.statSync(file(name)).size,
    );
    expect(map).toBeGreaterThan(script ?? Infinity);
  });

  test('does nothing where nothing has changed', async () => {
    write('index.html', 'Hello');
    await compress();
    await expect(compress()).resolves.toEqual({ made: 0, kept: 1, deleted: 0 });
  });

  test.each([
    ['later', 60_000],
    // A file that was copied with its time.
    ['earlier', -60_000],
  ])('compresses anew what changed %s', async (_, difference) => {
    write('index.html', 'Hello');
    await compress();
    write('index.html', 'Goodbye');
    const time = new Date(Date.now() + difference);
    fs.utimesSync(file('index.html'), time, time);
    await expect(compress()).resolves.toMatchObject({ made: 1 });
    const br = fs.readFileSync(file('index.html.br'));
    expect(zlib.brotliDecompressSync(br).toString()).toBe('Goodbye');
  });

  test('deletes what has lost its original or was never finished, and nothing else that ends so', async () => {
    for (const name of ['gone.js.br', 'gone.js.gz', 'download.tar.gz'])
      write(name, 'x');
    write('stopped.html.br.part', 'x');
    await expect(compress()).resolves.toMatchObject({ deleted: 3 });
    expect(fs.readdirSync(folder)).toEqual(['download.tar.gz']);
  });
});
