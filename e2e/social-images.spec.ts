import sharp from 'sharp';
import { only, repositoryContent } from '../src/content/example-data.fixture';
import { ORIGIN, ROUTES, expect, test } from './site';

const LIMIT = 200_000;

interface Manifest {
  name: string;
  icons: { src: string }[];
}

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(
    html,
  )?.[1];

test('every page names a picture for social networks that is there, and as large as it says', async ({
  request,
}) => {
  const addresses = new Set<string>();
  for (const route of [...ROUTES, '/404.html']) {
    const html = await (await request.get(route)).text();
    const address = content(html, 'og:image') ?? '';
    expect(address, route).toContain(`${ORIGIN}/`);
    expect(content(html, 'twitter:image'), route).toBe(address);
    for (const name of ['og:image:alt', 'twitter:image:alt'])
      expect(content(html, name), route).toMatch(/\S/);
    addresses.add(address);
    const response = await request.get(address.slice(ORIGIN.length));
    expect(response.status(), route).toBe(200);
    const file = await response.body();
    expect(file.length, route).toBeLessThan(LIMIT);
    const { width, height } = await sharp(file).metadata();
    expect([`${width}`, `${height}`], route).toEqual([
      content(html, 'og:image:width'),
      content(html, 'og:image:height'),
    ]);
  }
  expect(addresses.size).toBe(ROUTES.length + 1);
});

test('every page names icons and a manifest that are there', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  for (const selector of [
    'link[rel="icon"][type="image/svg+xml"]',
    'link[rel="icon"][type="image/png"]',
    'link[rel="apple-touch-icon"]',
    'link[rel="manifest"]',
  ]) {
    const href = await page.locator(selector).first().getAttribute('href');
    expect((await request.get(href ?? '')).status(), selector).toBe(200);
  }
  for (const theme of ['light', 'dark'])
    await expect(
      page.locator(`meta[name="theme-color"][media*="${theme}"]`),
    ).toHaveCount(1);
  const response = await request.get('/manifest.webmanifest');
  const manifest = (await response.json()) as Manifest;
  expect(manifest.name).toBe(only(repositoryContent().SiteSettings).name);
  for (const { src } of manifest.icons)
    expect((await request.get(src)).status(), src).toBe(200);
});
