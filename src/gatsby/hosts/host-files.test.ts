import { securityHeaders } from '../security/headers';
import { hostFiles } from './host-files';

const headers = securityHeaders("default-src 'self'");
const files = hostFiles(headers, [
  { from: '/old', to: '/blog' },
  { from: '/news.html', to: '/faq#how-can-i-pay' },
]);
const nginx = files['.deploy/generated.conf'];

test.each(headers)('every host sends %s', (name, value) => {
  expect(files['public/_headers']).toContain(`  ${name}: ${value}\n`);
  expect(nginx).toContain(`add_header ${name} "${value}" always;\n`);
});

test('no two rules of _headers set the same header: hosts would join their values', () => {
  const names = files['public/_headers']?.match(/(?<=^ {2})[\w-]+(?=:)/gm);
  expect(names?.filter((name) => name !== 'Cache-Control')).toHaveLength(
    headers.length,
  );
});

test('redirects keep the fragment, and on nginx the query before it', () => {
  expect(files['public/_redirects']).toBe(
    '/old /blog 301\n/old/ /blog 301\n' +
      '/news.html /faq#how-can-i-pay 301\n/news.html/ /faq#how-can-i-pay 301\n',
  );
  expect(nginx).toContain(
    'location = /old { return 301 "/blog$is_args$args"; }\n' +
      'location = /news.html { return 301 "/faq$is_args$args#how-can-i-pay"; }\n',
  );
});
