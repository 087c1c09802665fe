/** @jest-environment node */
import crypto from 'node:crypto';
import { hostFiles, refuseScripts, securityHeaders, siteCsp } from './hosting';
import { testEmbeds } from './site-data.fixture';

const settings = { embeds: testEmbeds, newsletterEndpoint: null };

const SCRIPT = 'let a = 1';
const hash = crypto.createHash('sha256').update(SCRIPT).digest('base64');

test.each([
  "frame-src 'self' https://video.example https://calendar.example",
  `script-src 'self' 'sha256-${hash}' https://forms.example`,
  "connect-src 'self' https://mail.example",
])('the policy contains each host once: %s', (directive) => {
  const newsletterEndpoint = 'https://mail.example/subscribe?x=1';
  const policy = siteCsp({ ...settings, newsletterEndpoint }, [SCRIPT]);
  expect(policy.split('; ')).toContain(directive);
});

test('the policy allows the frame that a video plays in, not the page that its address names', () => {
  const homeVideo = 'https://youtu.be/abcdefghijk';
  const inArticle = 'https://vimeo.com/123456789';
  const embeds = { ...testEmbeds, homeVideo };
  expect(siteCsp({ ...settings, embeds }, [], [inArticle])).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://video.example https://player.vimeo.com https://calendar.example;",
  );
});

describe('the files for hosts', () => {
  const headers = securityHeaders("default-src 'self'");
  const files = hostFiles(
    headers,
    [
      { from: '/old', to: '/blog' },
      { from: '/news.html', to: '/faq#how-can-i-pay' },
      { from: '/café/', to: 'https://cafe.example/' },
    ],
    ['/blog', '/blog/news'],
  );

  test.each(headers)('contain %s', (name, value) => {
    // A header that occurred twice in _headers would get both values.
    expect(files._headers.split(`  ${name}:`)).toHaveLength(2);
    expect(files._headers).toContain(`  ${name}: ${value}\n`);
  });

  test('redirect old addresses first, then trailing slashes, because hosts limit their number', () => {
    expect(files._redirects).toBe(
      '/old /blog 301\n/old/ /blog 301\n' +
        '/news.html /faq#how-can-i-pay 301\n/news.html/ /faq#how-can-i-pay 301\n' +
        '/caf%C3%A9 https://cafe.example/ 301\n/caf%C3%A9/ https://cafe.example/ 301\n' +
        '/blog/ /blog 301\n/blog/news/ /blog/news 301\n',
    );
  });
});

test('refuses scripts in static/, which hosts would cache for a year', () => {
  expect(() => refuseScripts(['brand/logo.svg', 'icon.js.png'])).not.toThrow();
  expect(() => refuseScripts(['brand/verify.js'])).toThrow('brand/verify.js');
});
