import { expect, test } from '@playwright/test';
import { LinkChecker, LinkState } from 'linkinator';
import { ORIGIN, ROUTES } from '../support/content';

test('every address in the HTML leads to something', async ({ baseURL }) => {
  const host = baseURL ?? '';
  const { links } = await new LinkChecker().check({
    path: ROUTES.map((route) => host + route),
    recurse: true,
    concurrency: 8,
    // The site's own address is that of the server under test.
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${ORIGIN}`), replacement: host },
    ],
    linksToSkip: (link) => Promise.resolve(!link.startsWith(host)),
  });
  const broken = links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(
      ({ parent, url, status }) => `${parent ?? ''} → ${url} (${status ?? 0})`,
    );
  expect(broken).toEqual([]);
  // It has seen more than the pages: their pictures, their scripts' preloads, their social images.
  expect(links.length).toBeGreaterThan(ROUTES.length * 2);
});
