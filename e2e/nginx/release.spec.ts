import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  BUILT,
  configurationOf,
  freePort,
  startNginx,
  startSite,
} from '../../tools/nginx/server';
import { NGINX_ROOT, SKIPPED, expect, openPage, test } from './site';

// What docs/hosting.md promises of releases, with deploy/nginx/larkfield.conf as it stands but for folders and ports.

test.skip(!NGINX_ROOT, SKIPPED);

const HOST = 'www.larkfield.example';
const BARE_HOST = 'larkfield.example';

let folder: string;

test.beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-release-'));
});

test.afterEach(() => fs.rmSync(folder, { recursive: true }));

test('an unsafe address of the other name ends at the site’s page, over HTTP/2', async ({
  playwright,
  launchOptions,
}) => {
  test.skip(!makeCertificate(), 'openssl is not here');
  const [http, https] = [await freePort(), await freePort()];
  const stop = await startNginx(
    NGINX_ROOT,
    configurationOf('larkfield.conf')
      .replaceAll(`/etc/letsencrypt/live/${HOST}`, folder)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${https}`),
  );
  const rules = [HOST, BARE_HOST].flatMap((host) => [
    `MAP ${host}:80 127.0.0.1:${http}`,
    `MAP ${host}:443 127.0.0.1:${https}`,
  ]);
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      `--host-resolver-rules=${rules.join()}, MAP * ~NOTFOUND`,
    ],
  });
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const response = await openPage(page, `http://${BARE_HOST}/faq/?q=price`);
    await expect(page).toHaveURL(`https://${HOST}/faq?q=price`);
    expect(response?.headers()['content-encoding']).toBe('br');
    const hops = [];
    for (
      let hop = response?.request();
      hop;
      hop = hop.redirectedFrom() ?? undefined
    )
      hops.unshift([
        hop.url(),
        (await hop.response())?.headers()['strict-transport-security'],
      ]);
    const safely = 'max-age=63072000; includeSubDomains';
    expect(hops).toEqual([
      [`http://${BARE_HOST}/faq/?q=price`, undefined],
      [`https://${BARE_HOST}/faq/?q=price`, safely],
      [`https://${HOST}/faq/?q=price`, safely],
      [`https://${HOST}/faq?q=price`, safely],
    ]);
    const protocol = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => 'nextHopProtocol' in entry && entry.nextHopProtocol),
    );
    expect(protocol).toEqual(['h2']);
  } finally {
    await browser.close();
    await stop();
  }
});

test('a visitor with a page of the former release goes on in the new one, and back in the former', async ({
  page,
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
    const hub = page.getByRole('banner').locator('a[href="/hub"]').first();
    await openPage(page, `${origin}/about`);
    publish(withNewHub(former));
    await hub.click();
    await expect(heading).toHaveText('A new heading');
    publish(former);
    await page.reload();
    await expect(heading).not.toHaveText('A new heading');
  } finally {
    await stop();
  }
});

/** A release like another, but for another hub page whose code has another name. */
function withNewHub(former: string): string {
  const release = path.join(folder, 'new');
  fs.mkdirSync(path.join(release, 'hub'), { recursive: true });
  for (const name of fs.readdirSync(former))
    if (!/^hub$|^component---src-pages-hub/.test(name))
      fs.symlinkSync(path.join(former, name), path.join(release, name));
  const page = fs.readFileSync(path.join(former, 'hub/index.html'), 'utf8');
  fs.writeFileSync(
    path.join(release, 'hub/index.html'),
    page.replace(/(<h1[^>]*>).*?(<\/h1>)/s, '$1A new heading$2'),
  );
  return release;
}

/** Makes a certificate where larkfield.conf, with the folders of this test, looks for it. Tells whether it could. */
function makeCertificate(): boolean {
  const file = (name: string) => path.join(folder, name);
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=x'],
        ...['-keyout', file('privkey.pem'), '-out', file('fullchain.pem')],
      ],
      { stdio: 'ignore' },
    );
    return true;
  } catch {
    return false;
  }
}
