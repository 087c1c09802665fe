import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BUILT, startSite } from '../../tools/nginx/server';
import { hostFiles, POST_INDEX_PATH } from '../support/content';
import { getDirect, NGINX_ROOT, NO_NGINX } from '../support/nginx';
import { expect, test } from '../support/test';

// nginx's behaviour beyond deployed.spec.ts.

test.skip(!NGINX_ROOT, NO_NGINX);

test('redirects old addresses with their queries', async ({ request }) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-old-'));
  const generated = path.join(folder, 'generated.conf');
  const redirects = [
    { from: '/old.html', to: '/faq#price' },
    { from: '/2019/05/caf%C3%A9/', to: '/blog?category=CRM' },
    { from: "/it's-50%25", to: 'https://shop.example/a?b="$c"' },
  ];
  const files = hostFiles([], redirects, []);
  fs.writeFileSync(generated, files['.deploy/generated.conf']);
  const nginx = await startSite(NGINX_ROOT, {
    ...BUILT,
    'generated.conf': generated,
  });
  for (const [from, to] of [
    ['/old.html', '/faq#price'],
    ['/old.html?utm_source=a&b=c', '/faq?utm_source=a&b=c#price'],
    ['/old.html/', '/faq#price'],
    ['/2019/05/caf%C3%A9/', '/blog?category=CRM'],
    ['/2019/05/caf%C3%A9?p=1', '/blog?category=CRM'],
    ["/it's-50%25", 'https://shop.example/a?b=%22%24c%22'],
  ] as const) {
    const response = await getDirect(request, nginx.origin + from);
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(to);
  }
  await nginx.stop();
  fs.rmSync(folder, { recursive: true });
});

test('text files are compressed and have their types', async ({ request }) => {
  const [script = ''] = fs
    .readdirSync(BUILT.public)
    .filter((name) => /^app-.*\.js$/.test(name));
  for (const [file, type] of [
    ['index.html', 'text/html; charset=utf-8'],
    [script, 'application/javascript; charset=utf-8'],
    [POST_INDEX_PATH.slice(1), 'application/json; charset=utf-8'],
    ['sitemap-index.xml', 'text/xml; charset=utf-8'],
  ] as const)
    for (const [accepted, encoding, end] of [
      ['gzip, br', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['', undefined, ''],
    ] as const) {
      const response = await request.head(
        `/${file.replace('index.html', '')}`,
        {
          headers: { 'accept-encoding': accepted },
        },
      );
      const size = fs.statSync(path.join(BUILT.public, file + end)).size;
      expect([file, response.headers()]).toEqual([
        file,
        expect.objectContaining({
          ...(encoding && { 'content-encoding': encoding }),
          'content-type': type,
          'content-length': String(size),
          vary: 'Accept-Encoding',
          server: 'nginx',
        }),
      ]);
    }
});
