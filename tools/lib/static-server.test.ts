/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../src/content/example-data.fixture';

const { withServer } = jest.requireActual<{
  withServer: (
    folder: string,
    use: (origin: string) => Promise<void>,
  ) => Promise<void>;
}>('./static-server.mjs');

test.each([
  ['/faq', 200, null],
  ['/faq/?q=price', 301, '/faq?q=price'],
  ['/nowhere', 404, null],
  ['//faq/', 404, null],
])('%s', async (address, status, location) => {
  const folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, 'faq'));
  for (const name of ['404.html', 'faq.html', 'faq/index.html'])
    fs.writeFileSync(path.join(folder, name), name);
  await withServer(folder, async (origin) => {
    const answer = await fetch(origin + address, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      status,
      location,
    ]);
  });
  fs.rmSync(folder, { recursive: true });
});
