/** @jest-environment node */
import { only, repositoryContent } from '../../content/test-support';
import { sha256 } from './inline-hashes';
import { directivesOf } from './observatory';
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

const scripts = [sha256('b'), sha256('a')];

const ofHeader = (site = settings) =>
  directivesOf(headerPolicy(site, { scripts, styleAttributes: [] }));

test('nothing is allowed that is not named', () => {
  expect(ofHeader().get('default-src')).toEqual(["'none'"]);
  expect(ofHeader().get('base-uri')).toEqual(["'none'"]);
  expect(ofHeader().get('frame-ancestors')).toEqual(["'none'"]);
});

test('frames and scripts of other hosts are those of data/site.json, each host once', () => {
  expect(ofHeader().get('frame-src')).toEqual([
    'https://video.example',
    'https://calendar.example',
  ]);
  expect(ofHeader().get('script-src')).toEqual([
    "'self'",
    ...[...scripts].sort().map((hash) => `'${hash}'`),
    'https://forms.example',
  ]);
});

test('the newsletter’s host is reached only where there is one', () => {
  expect(ofHeader().get('connect-src')).toEqual(["'self'"]);
  const withEndpoint = headerPolicy(
    { ...settings, newsletterEndpoint: 'https://mail.example/subscribe?x=1' },
    { scripts, styleAttributes: [] },
  );
  expect(directivesOf(withEndpoint).get('connect-src')).toEqual([
    "'self'",
    'https://mail.example',
  ]);
});

test('a page’s own policy names its styles, and leaves out what only a header may say', () => {
  const policy = directivesOf(
    metaPolicy(settings, {
      scripts,
      styles: [sha256('p{}')],
      styleAttributes: [sha256('margin:0')],
    }),
  );
  expect(policy.get('style-src')).toEqual([
    "'self'",
    ...[sha256(''), sha256('p{}')].sort().map((hash) => `'${hash}'`),
  ]);
  expect(policy.get('style-src-attr')).toEqual([
    "'unsafe-hashes'",
    `'${sha256('margin:0')}'`,
  ]);
  expect(policy.has('frame-ancestors')).toBe(false);
  expect(policy.get('script-src')).toEqual(ofHeader().get('script-src'));
});

test('a site without style attributes allows none', () => {
  const none = { scripts, styles: [], styleAttributes: [] };
  for (const policy of [
    metaPolicy(settings, none),
    headerPolicy(settings, none),
  ])
    // Without it, style-src speaks for attributes, too, and where that is missing, default-src.
    expect(directivesOf(policy).has('style-src-attr')).toBe(false);
  const header = headerPolicy(settings, {
    scripts,
    styleAttributes: [sha256('margin:0')],
  });
  expect(directivesOf(header).get('style-src-attr')).toEqual([
    "'unsafe-inline'",
  ]);
});

test('no script may stand inline by its own leave, nor make code of text', () => {
  const site = only(repositoryContent().SiteSettings);
  for (const policy of [
    headerPolicy(site, { scripts, styleAttributes: [] }),
    metaPolicy(site, { scripts, styles: [], styleAttributes: [] }),
  ]) {
    expect(policy).not.toContain("'unsafe-eval'");
    expect(directivesOf(policy).get('script-src')).not.toContain(
      "'unsafe-inline'",
    );
  }
});
