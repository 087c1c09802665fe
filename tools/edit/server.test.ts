/** @jest-environment node */
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import http from 'node:http';
import { DataCopy } from '../../src/content/test-support';
import { editServer } from './server';

const POST = 'posts/ai-transform-lead-generation.json';
const PRODUCT = 'products/smartcall-ai.json';

let data: DataCopy;
let server: http.Server;
let port: number;

beforeEach(async () => {
  data = new DataCopy();
  const folders = { data: data.folder, page: __dirname, decap: __dirname };
  ({ server } = editServer(folders));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  data.remove();
});

interface Told {
  status: number;
  body: { error?: string; data?: string; path?: string };
}

async function ask(action: string, params: object): Promise<Told> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1`, {
    method: 'POST',
    body: JSON.stringify({ action, params }),
  });
  return {
    status: response.status,
    body: (await response.json()) as Told['body'],
  };
}

/** A file as its form gets it. */
async function formOf(file: string): Promise<Record<string, unknown>> {
  const { body } = await ask('getEntry', { path: `data/${file}` });
  return JSON.parse(body.data ?? '') as Record<string, unknown>;
}

const save = (file: string, form: object, assets: object[] = []) =>
  ask('persistEntry', {
    dataFiles: [{ path: `data/${file}`, raw: JSON.stringify(form) }],
    assets,
  });

const PICTURE = fs.readFileSync(
  path.resolve('data/images/posts/ai-transform-lead-generation.jpg'),
);

test('a file that is opened and saved stays as it is, byte for byte', async () => {
  for (const file of [POST, PRODUCT, 'redirects.json', 'site.json']) {
    const before = data.read(file);
    expect(await save(file, await formOf(file))).toMatchObject({ status: 200 });
    expect(data.read(file)).toBe(before);
  }
});

test('a change is written, and nothing else', async () => {
  const before = data.read(POST);
  await save(POST, { ...(await formOf(POST)), author: 'Rowan Pell' });
  expect(data.read(POST)).toBe(
    before.replace('"Martin Ellwood"', '"Rowan Pell"'),
  );
});

test('a mistake is refused in the checker’s words, and nothing is written', async () => {
  const before = data.read(POST);
  const told = await save(POST, { ...(await formOf(POST)), date: '' });
  expect(told).toEqual({
    status: 422,
    body: {
      error: `data/${POST} · date · expected a day written YYYY-MM-DD, found ""`,
    },
  });
  expect(data.read(POST)).toBe(before);
});

test('a mistake that is there already holds no other file back', async () => {
  const form = await formOf(POST);
  data.write('faq.json', '{');
  expect(await save(POST, { ...form, author: 'Rowan Pell' })).toMatchObject({
    status: 200,
  });
});

test('a picture comes with the post that names it', async () => {
  const form = { ...(await formOf(POST)), image: '../images/posts/new.jpg' };
  expect(await save(POST, form)).toMatchObject({ status: 422 });
  const asset = {
    path: 'data/images/posts/new.jpg',
    content: PICTURE.toString('base64'),
    encoding: 'base64',
  };
  expect(await save(POST, form, [asset])).toMatchObject({ status: 200 });
  expect(
    fs.readFileSync(path.join(data.folder, 'images/posts/new.jpg')),
  ).toEqual(PICTURE);
});

test('a file that others need can’t be deleted, another one can', async () => {
  const needed = await ask('deleteFiles', {
    paths: ['data/templates/saas-landing.json'],
  });
  expect(needed.status).toBe(422);
  expect(needed.body.error).toContain('data/pages/website-design.json');
  expect(await ask('deleteFiles', { paths: [`data/${POST}`] })).toMatchObject({
    status: 200,
  });
  expect(fs.existsSync(path.join(data.folder, POST))).toBe(false);
});

test.each([
  'data/../package.json',
  'package.json',
  '/etc/passwd',
  'data/stranger.json',
  'data/posts/../../package.json',
  'data/posts/.hidden.json',
])('%s is out of reach', async (file) => {
  expect((await ask('getEntry', { path: file })).status).toBe(422);
  expect((await ask('deleteFiles', { paths: [file] })).status).toBe(422);
});

test.each([
  ['another name of this machine', { host: 'evil.example:80' }],
  ['another website', { origin: 'https://evil.example' }],
])('%s is refused', async (_, headers) => {
  const status = await new Promise((resolve) =>
    http.get({ port, host: '127.0.0.1', headers }, ({ statusCode }) =>
      resolve(statusCode),
    ),
  );
  expect(status).toBe(403);
});

test('the page and its configuration are served, nothing is fetched from elsewhere', async () => {
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(await page.text()).toContain('Larkfield: edit');
  expect(page.headers.get('content-security-policy')).toContain(
    "default-src 'self'",
  );
  const config = await fetch(`http://127.0.0.1:${port}/config.json`);
  expect(await config.json()).toHaveProperty('collections');
  expect((await fetch(`http://127.0.0.1:${port}/nothing.js`)).status).toBe(404);
});
