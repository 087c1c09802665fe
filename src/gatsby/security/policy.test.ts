/** @jest-environment node */
import crypto from 'node:crypto';
import { headerPolicy, metaPolicy } from './policy';

const settings = {
  embeds: {
    homeVideo: 'https://video.example/embed/1',
    demoVideo: 'https://video.example/embed/2',
    bookingCalendar: 'https://calendar.example/widget',
    bookingScript: 'https://forms.example/js/form-embed.js',
  },
  newsletterEndpoint: null,
};

/** What a policy says of one kind of source. */
function sources(
  kind: string,
  site: Parameters<typeof metaPolicy>[0] = settings,
) {
  const directive = metaPolicy(site, ['let a = 1'])
    .split('; ')
    .find((each) => each.startsWith(`${kind} `));
  return directive?.split(' ').slice(1);
}

test('other hosts are those of data/site.json, each once', () => {
  expect(sources('default-src')).toEqual(["'self'"]);
  expect(sources('frame-src')).toEqual([
    'https://video.example',
    'https://calendar.example',
  ]);
  expect(sources('connect-src')).toEqual(["'self'"]);
  expect(
    sources('connect-src', {
      ...settings,
      newsletterEndpoint: 'https://mail.example/subscribe?x=1',
    }),
  ).toEqual(["'self'", 'https://mail.example']);
});

test('of inline scripts those are allowed that are named by their hash', () => {
  const hash = crypto.createHash('sha256').update('let a = 1').digest('base64');
  expect(sources('script-src')).toEqual([
    "'self'",
    `'sha256-${hash}'`,
    'https://forms.example',
  ]);
});

test('the header adds what a page can’t say of itself', () => {
  expect(headerPolicy(settings, [])).toBe(
    `${metaPolicy(settings, [])}; frame-ancestors 'none'`,
  );
});
