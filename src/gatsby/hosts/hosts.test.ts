/** @jest-environment node */
import { securityHeaders } from '../security/headers';
import { hostFiles } from './host-files';
import { headersFile, redirectsFile } from './netlify';
import { nginxHeaders, nginxRedirects } from './nginx';

const redirects = [
  { from: '/old', to: '/blog' },
  { from: '/news/', to: '/faq#how-can-i-pay' },
];

describe('nginx', () => {
  test.each(['a"b', 'a$b', 'a\\b', 'a\nb'])('%j is refused', (value) => {
    expect(() => nginxHeaders([['A', value]])).toThrow('nginx would not read');
  });

  test('redirects keep the query, before the place, with and without a slash at the end', () => {
    expect(nginxRedirects(redirects)).toBe(
      'location = /old { return 301 "/blog$is_args$args"; }\n' +
        'location = /old/ { return 301 "/blog$is_args$args"; }\n' +
        'location = /news { return 301 "/faq$is_args$args#how-can-i-pay"; }\n' +
        'location = /news/ { return 301 "/faq$is_args$args#how-can-i-pay"; }\n',
    );
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

  test.each([
    ['/', ['same-origin'], 0],
    ['/faq', ['same-origin'], 0],
    ['/blog/a', ['same-origin'], 0],
    ['/page-data/a/page-data.json', ['same-origin'], 0],
    ['/static/a/b.jpg', ['cross-origin'], 1],
    ['/a-1.js', ['same-origin'], 1],
  ])('no pattern gives %s a header twice', (address, sharing, caching) => {
    const file = headersFile([['A', 'b']]);
    const valuesOf = (name: string) => valuesFor(file, address, name);
    expect(valuesOf('A')).toEqual(['b']);
    expect(valuesOf('Cross-Origin-Resource-Policy')).toEqual(sharing);
    expect(valuesOf('Cache-Control')).toHaveLength(caching);
  });
});

test('each host gets every security header', () => {
  const policy = "default-src 'self'";
  const files = hostFiles(policy, redirects);
  for (const [name, value] of securityHeaders(policy)) {
    expect(files['public/_headers']).toContain(`  ${name}: ${value}\n`);
    expect(files['.deploy/nginx/headers.conf']).toContain(
      `add_header ${name} "${value}" always;\n`,
    );
  }
});

/** The values that a `_headers` file gives an address for a header: one for each pattern that fits. */
function valuesFor(file: string, address: string, name: string): string[] {
  return file.split(/^(?=\/)/m).flatMap((rule) => {
    const [path = '', ...lines] = rule.split('\n');
    const pattern = path
      .replaceAll('.', '\\.')
      .replace('*', '.*')
      .replace(':page', '[^/]+');
    return new RegExp(`^${pattern}$`).test(address)
      ? lines.flatMap((line) => line.split(`  ${name}: `)[1] ?? [])
      : [];
  });
}
