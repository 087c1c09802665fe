/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../src/content/test-folder.fixture';
import { withServer } from './local-server';
import { siteServer } from './static-server';

test.each([
  ['/faq', 200, null],
  ['/faq.html', 200, null],
  ['/faq/index.html?q=price', 200, null],
  ['/faq/?q=price', 301, '/faq?q=price'],
  ['/samples/shop?a', 301, '/samples/shop/?a'],
  ['/samples/shop/', 200, null],
  ['/nowhere', 404, null],
  ['//faq/', 404, null],
  ['/page-data/nowhere/page-data.json', 404, null],
])('%s', async (address, status, location) => {
  const folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, 'faq'));
  fs.mkdirSync(path.join(folder, 'samples/shop'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'page-data/404.html'), { recursive: true });
  for (const name of [
    '404.html',
    'faq.html',
    'faq/index.html',
    'samples/shop/index.html',
  ])
    fs.writeFileSync(path.join(folder, name), name);
  await withServer(siteServer(folder), async (origin) => {
    const answer = await fetch(origin + address, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      status,
      location,
    ]);
  });
  fs.rmSync(folder, { recursive: true });
});

test.each(['/websites', '/websites?from=mail', '/websites/nothing'])(
  '%s gets the 404 page of its folder',
  async (address) => {
    const folder = temporaryFolder();
    fs.mkdirSync(path.join(folder, 'websites'));
    for (const name of ['404.html', 'websites/404.html'])
      fs.writeFileSync(path.join(folder, name), name);
    await withServer(siteServer(folder), async (origin) => {
      const answer = await fetch(origin + address);
      expect(await answer.text()).toBe('websites/404.html');
    });
    fs.rmSync(folder, { recursive: true });
  },
);
