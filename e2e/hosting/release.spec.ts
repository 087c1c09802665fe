import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/lib/local-server';
import {
  BUILT,
  configurationOf,
  startNginx,
  startSite,
} from '../../tools/nginx/server';
import { NGINX_ROOT, NO_NGINX } from '../support/nginx';
import { expect, openPage, test } from '../support/test';

// The releases of docs/hosting.md, with deploy/nginx/larkfield.conf unchanged but for folders and ports.

test.skip(!NGINX_ROOT, NO_NGINX);

const HOST = 'www.larkfield.example';
const BARE_HOST = 'larkfield.example';
const HSTS = 'max-age=63072000; includeSubDomains';

let folder: string;

test.beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-release-'));
});

test.afterEach(() => fs.rmSync(folder, { recursive: true }));

test('other addresses redirect to the site', async ({ request }) => {
  const [http, https] = [await freePort(), await freePort()];
  // The test has no certificate, so it serves without TLS.
  const stop = await startNginx(
    NGINX_ROOT,
    configurationOf('larkfield.conf')
      .replaceAll(/^ *(?:ssl_|listen \[::\]).*\n/gm, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
      .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${https}`),
  );
  for (const [port, host, location, security] of [
    [http, BARE_HOST, `https://${BARE_HOST}/faq/?q=price`],
    [https, BARE_HOST, `https://${HOST}/faq/?q=price`, HSTS],
    [https, HOST, '/faq?q=price', HSTS],
  ] as const) {
    const response = await request.get(
      `http://127.0.0.1:${port}/faq/?q=price`,
      { headers: { host }, maxRedirects: 0 },
    );
    const headers = response.headers();
    expect([
      response.status(),
      headers['location'],
      headers['strict-transport-security'],
    ]).toEqual([301, location, security]);
  }
  await stop();
});

test('an open page keeps working after a new release', async ({
  page,
  pageErrors,
}) => {
  const root = path.join(folder, 'current');
  const publish = (release: string) => {
    const next = path.join(folder, 'next');
    fs.symlinkSync(release, next);
    fs.renameSync(next, root);
  };
  const former = BUILT.public;
  publish(former);
  const { origin, stop } = await startSite(NGINX_ROOT, {
    ...BUILT,
    public: root,
  });
  try {
    const heading = page.getByRole('heading', { level: 1 });
    const home = page.getByRole('banner').locator('a[href="/"]').first();
    await openPage(page, `${origin}/about`);
    publish(withNewHome(former));
    await home.click();
    await expect(heading).toHaveText('A new heading');
    publish(former);
    await page.reload();
    await expect(heading).not.toHaveText('A new heading');
  } finally {
    await stop();
    // Of the old page's files, which the new release lacks, and of what the stopped server no longer answers.
    pageErrors.console.length = 0;
  }
});

/** A copy of a release whose home page has other code, under another file name. */
function withNewHome(former: string): string {
  const release = path.join(folder, 'new');
  fs.mkdirSync(release);
  for (const name of fs.readdirSync(former))
    if (!/^index\.html|^component---src-pages-index/.test(name))
      fs.symlinkSync(path.join(former, name), path.join(release, name));
  const page = fs.readFileSync(path.join(former, 'index.html'), 'utf8');
  fs.writeFileSync(
    path.join(release, 'index.html'),
    page.replace(/(<h1[^>]*>).*?(<\/h1>)/s, '$1A new heading$2'),
  );
  return release;
}
