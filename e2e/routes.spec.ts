import { expect, openPage, ORIGIN, ROUTES, test } from './site';

for (const route of ROUTES) {
  test(`${route} is a whole page`, async ({ page, misdeeds }) => {
    const response = await openPage(page, route);
    expect(response?.status()).toBe(200);

    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    const canonical = page.locator('link[rel=canonical]');
    // While React takes over it holds its own copy of the metadata for a moment.
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', ORIGIN + route);
    for (const meta of ['description', 'keywords', 'twitter:card'])
      await expect(page.locator(`meta[name="${meta}"]`)).toHaveAttribute(
        'content',
        /\S/,
      );
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /^https:\/\/.+\.(?:png|jpg)$/,
    );
    await expect(page.locator('a[href="#"], a[href=""]')).toHaveCount(0);

    // By now React has taken over, and whatever it objected to is in the console.
    await page.waitForLoadState('networkidle');
    const isBooking = route === '/book-demo';
    expect(misdeeds.foreignRequests.length).toBe(isBooking ? 2 : 0);
    // On /book-demo the browser itself reports the two requests that this test blocked.
    expect(misdeeds.console.filter((text) => !/ERR_FAILED/.test(text))).toEqual(
      [],
    );
  });

  test(`${route} has no id twice and does not scroll sideways at 320 px`, async ({
    page,
    misdeeds,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(route);
    const ids = await page
      .locator('[id]')
      .evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(320);
    expect(misdeeds.console.filter((text) => !/ERR_FAILED/.test(text))).toEqual(
      [],
    );
  });
}

test('titles, descriptions and keywords are each page’s own', async ({
  request,
}) => {
  const pages = await Promise.all(
    ROUTES.map(async (route) => (await request.get(route)).text()),
  );
  for (const pattern of [
    /<title[^>]*>([^<]+)</,
    /<meta name="description" content="([^"]+)"/,
    /<meta name="keywords" content="([^"]+)"/,
  ]) {
    const values = pages.map((html) => pattern.exec(html)?.[1]);
    expect(values).not.toContain(undefined);
    expect(values).toEqual([...new Set(values)]);
  }
});

test('the sitemap names the routes and nothing else', async ({ request }) => {
  const xml = await (await request.get('/sitemap-0.xml')).text();
  const listed = Array.from(
    xml.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url]) => url,
  );
  expect(listed.sort()).toEqual(ROUTES.map((route) => ORIGIN + route).sort());
});

test('the styleguide is for those who work on the site: the built one has none', async ({
  request,
}) => {
  expect((await request.get('/_styleguide')).status()).toBe(404);
});
