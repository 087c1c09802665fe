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

/** The parts of the policy of a page with one inline script. */
const policy = (newsletterEndpoint: string | null = null) =>
  metaPolicy({ ...settings, newsletterEndpoint }, ['let a = 1']).split('; ');

test('other hosts are those of data/site.json, each once', () => {
  expect(policy()).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      'frame-src https://video.example https://calendar.example',
    ]),
  );
  expect(policy('https://mail.example/subscribe?x=1')).toContain(
    "connect-src 'self' https://mail.example",
  );
});

test('of inline scripts those are allowed that are named by their hash', () => {
  const hash = crypto.createHash('sha256').update('let a = 1').digest('base64');
  expect(policy()).toContain(
    `script-src 'self' 'sha256-${hash}' https://forms.example`,
  );
});

test('the header adds what a page can’t say of itself', () => {
  expect(headerPolicy(settings, [])).toBe(
    `${metaPolicy(settings, [])}; frame-ancestors 'none'`,
  );
});
