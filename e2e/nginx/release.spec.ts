import http2 from 'node:http2';
import tls from 'node:tls';
import type { ReleaseServer } from './release';
import { BARE_HOST, HOST, hasOpenssl, startRelease } from './release';
import { NGINX_ROOT, SKIPPED, expect, test as siteTest } from './site';

siteTest.skip(NGINX_ROOT === '', SKIPPED);
siteTest.skip(
  !hasOpenssl(),
  'openssl, which makes the certificate, is not here (Debian: apt install openssl)',
);

const test = siteTest.extend<object, { release: ReleaseServer }>({
  release: [
    async ({ siteFolder }, provide) => {
      const release = await startRelease(NGINX_ROOT, siteFolder);
      await provide(release);
      await release.stop();
    },
    { scope: 'worker' },
  ],
});

/** Connects with a host of the release, as browsers do. */
const connect = (
  { httpsPort, certificate }: ReleaseServer,
  host: string,
  options: tls.ConnectionOptions,
) =>
  tls.connect({
    ...{ host: '127.0.0.1', port: httpsPort, servername: host },
    ...{ ca: certificate, ...options },
  });

/** Asks for an address of a host over HTTP/2; gives the status and headers. */
async function answerOf(
  release: ReleaseServer,
  host: string,
  path: string,
): Promise<http2.IncomingHttpHeaders & http2.IncomingHttpStatusHeader> {
  const client = http2.connect(`https://${host}`, {
    createConnection: () => connect(release, host, { ALPNProtocols: ['h2'] }),
  });
  try {
    return await new Promise((resolve, reject) => {
      client.once('error', reject);
      client
        .request({ ':path': path, 'accept-encoding': 'br' })
        .once('response', resolve)
        .once('error', reject);
    });
  } finally {
    client.close();
  }
}

test('the other name leads to the site’s own, with path and query', async ({
  release,
}) => {
  const answer = await answerOf(release, BARE_HOST, '/faq?utm_source=letter');
  expect(answer).toMatchObject({
    ':status': 301,
    location: `https://${HOST}/faq?utm_source=letter`,
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
});

test('the site’s own name serves the release, compressed and with its headers', async ({
  release,
}) => {
  for (const path of ['/', '/faq', '/blog/posts.json', '/nowhere']) {
    const answer = await answerOf(release, HOST, path);
    expect([path, answer[':status']]).toEqual([
      path,
      path === '/nowhere' ? 404 : 200,
    ]);
    expect([path, answer['content-encoding']]).toEqual([path, 'br']);
    expect(answer['content-security-policy']).toContain("default-src 'self'");
  }
});

for (const version of ['TLSv1.2', 'TLSv1.3'] as const)
  test(`a browser that speaks ${version} is understood`, async ({
    release,
  }) => {
    const socket = connect(release, HOST, {
      ...{ minVersion: version, maxVersion: version },
      ALPNProtocols: ['h2', 'http/1.1'],
    });
    await new Promise((resolve, reject) => {
      socket.once('secureConnect', resolve).once('error', reject);
    });
    expect([socket.getProtocol(), socket.alpnProtocol]).toEqual([
      version,
      'h2',
    ]);
    socket.destroy();
  });

test('an unsafe address of the other name ends at the site’s page, which works', async ({
  release,
  playwright,
  launchOptions,
}) => {
  const { httpPort, httpsPort } = release;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      `--host-resolver-rules=${[
        ...[HOST, BARE_HOST].flatMap((host) => [
          `MAP ${host}:80 127.0.0.1:${httpPort}`,
          `MAP ${host}:443 127.0.0.1:${httpsPort}`,
        ]),
        'MAP * ~NOTFOUND',
      ].join(', ')}`,
    ],
  });
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`http://${BARE_HOST}/faq/?q=price`);
    await expect(page).toHaveURL(`https://${HOST}/faq?q=price`);
    const filter = page.getByRole('searchbox');
    await filter.fill('refund');
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Blog', exact: true })
      .click();
    await expect(page).toHaveURL(`https://${HOST}/blog`);
    await expect(page.locator('h1')).toBeVisible();
    const protocols = await page.evaluate(() => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .map((entry) => 'nextHopProtocol' in entry && entry.nextHopProtocol),
      ),
    ]);
    expect(protocols).toEqual(['h2']);
    expect(said).toEqual([]);
  } finally {
    await browser.close();
  }
});
