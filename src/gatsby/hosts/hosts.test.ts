/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../content/test-support';
import { securityHeaders } from '../security/headers';
import { headersFile } from './headers-file';
import { nginxHeaders, nginxRedirects } from './nginx';
import { redirectPage, redirectPageFile } from './redirect-page';
import { redirectsFile } from './redirects-file';
import { writeHostFiles } from './write-host-files';

const redirects = [
  { from: '/old', to: '/blog' },
  { from: '/news/', to: '/faq#how-can-i-pay' },
];

describe('nginx', () => {
  test('every header comes with every status', () => {
    expect(nginxHeaders([['A-B', "x 'y'; z"]])).toBe(
      `add_header A-B "x 'y'; z" always;\n`,
    );
  });

  test.each(['a"b', 'a$b', 'a\\b', 'a\nb'])('%j is refused', (value) => {
    expect(() => nginxHeaders([['A', value]])).toThrow('nginx would not read');
  });

  test('redirects keep the query, before the place, with and without a slash at the end', () => {
    expect(nginxRedirects(redirects).trim().split('\n')).toEqual([
      'location = /old { return 301 "/blog$is_args$args"; }',
      'location = /old/ { return 301 "/blog$is_args$args"; }',
      'location = /news { return 301 "/faq$is_args$args#how-can-i-pay"; }',
      'location = /news/ { return 301 "/faq$is_args$args#how-can-i-pay"; }',
    ]);
    expect(nginxRedirects([])).toBe('');
  });

  test('an address that nginx would never match is refused', () => {
    const from = (length: number) => [
      { from: `/${'a'.repeat(length - 1)}`, to: '/' },
    ];
    expect(() => nginxRedirects(from(255))).toThrow('data/redirects.json');
    expect(nginxRedirects(from(254))).toContain('return 301');
  });
});

describe('Netlify and Cloudflare Pages', () => {
  test('redirects', () => {
    expect(redirectsFile(redirects)).toBe(
      '/old /blog 301\n/old/ /blog 301\n' +
        '/news /faq#how-can-i-pay 301\n/news/ /faq#how-can-i-pay 301\n',
    );
  });

  test('headers stand under patterns that never give one header twice', () => {
    const file = headersFile([['A', 'b']]);
    expect(file).toContain('/*\n  A: b\n/\n');
    expect(file).toContain(
      '/static/*\n  Cache-Control: public, max-age=31536000, immutable\n  Cross-Origin-Resource-Policy: cross-origin\n',
    );
    for (const address of ['/', '/faq', '/blog/a', '/static/a/b.jpg', '/a.js'])
      for (const name of ['Cross-Origin-Resource-Policy', 'Cache-Control'])
        expect(valuesFor(file, address, name).length).toBeLessThanOrEqual(1);
    expect(valuesFor(file, '/faq', 'Cross-Origin-Resource-Policy')).toEqual([
      'same-origin',
    ]);
    expect(valuesFor(file, '/a-1.js', 'Cache-Control')).toHaveLength(1);
  });
});

test('hosts without redirects get a page that leads on', () => {
  expect(redirectPageFile({ from: '/old/', to: '/blog' })).toBe('old.html');
  expect(redirectPageFile({ from: '/a/b.html', to: '/' })).toBe('a/b.html');
  const page = redirectPage(
    { from: '/old', to: '/faq#a' },
    'https://www.larkfield.example',
  );
  expect(page).toContain('http-equiv="refresh" content="0; url=/faq#a"');
  expect(page).toContain('href="https://www.larkfield.example/faq#a"');
});

test('headers and redirects are written for each host', () => {
  const folder = temporaryFolder();
  writeHostFiles({
    policy: "default-src 'self'",
    redirects,
    publicDir: path.join(folder, 'public'),
    deployDir: path.join(folder, 'deploy'),
  });
  const written = (file: string) =>
    fs.readFileSync(path.join(folder, file), 'utf8');
  for (const [name, value] of securityHeaders("default-src 'self'")) {
    expect(written('public/_headers')).toContain(`  ${name}: ${value}\n`);
    expect(written('deploy/nginx/headers.conf')).toContain(
      `add_header ${name} "${value}" always;\n`,
    );
  }
  expect(written('public/_redirects')).toBe(redirectsFile(redirects));
  expect(written('deploy/nginx/redirects.conf')).toBe(
    nginxRedirects(redirects),
  );
  fs.rmSync(folder, { recursive: true });
});

/** The values that a `_headers` file gives an address for a header: one for each pattern that fits. */
function valuesFor(file: string, address: string, name: string): string[] {
  return file
    .split(/^(?=\/)/m)
    .filter((rule) => {
      const [pattern = ''] = rule.split('\n');
      const expression = pattern
        .replaceAll('.', '\\.')
        .replace('*', '.*')
        .replace(/:page/, '[^/]+');
      return new RegExp(`^${expression}$`).test(address);
    })
    .flatMap((rule) =>
      rule
        .split('\n')
        .filter((line) => line.startsWith(`  ${name}: `))
        .map((line) => line.slice(name.length + 4)),
    );
}
