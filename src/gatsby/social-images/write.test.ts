/** @jest-environment node */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { forEachTest, TestFolder } from '../../content/test-folder.fixture';
import { pageMetadata, testSiteData } from '../site-data.fixture';
import { socialImageContent } from './social-image-content';
import { writeSocialImages } from './write';

const { folder } = forEachTest(new TestFolder());

/** The test site plus a page of this name. */
const siteWith = (name: string) =>
  testSiteData({ __typename: 'HubPage', ...pageMetadata('/hub', name) });

async function build(name = 'Hub') {
  const warn = jest.fn<undefined, [string?]>();
  const createContentDigest = (value: string) =>
    createHash('md5').update(value).digest('hex');
  const cache = { directory: folder };
  const args = { cache, createContentDigest, reporter: { warn } };
  const data = await siteWith(name);
  await writeSocialImages(args, data, `${folder}/public`);
  return warn.mock.calls.flat();
}

/** Cached images and the times when they were drawn. */
const drawn = () =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => [file, fs.statSync(path.join(folder, file)).mtimeMs]);

test('every page has its own image, drawn again only when it looks different', async () => {
  expect(await build()).toEqual([]);
  const { pages } = await siteWith('Hub');
  for (const { socialImage } of pages)
    expect(fs.existsSync(`${folder}/public${socialImage}`)).toBe(true);
  const before = drawn();
  expect(before).toHaveLength(pages.length);
  await build();
  expect(drawn()).toEqual(before);
  await build('Another');
  expect(drawn()).toHaveLength(pages.length + 1);
});

test.each(['word '.repeat(500), 'x'.repeat(2000), '</script>&amp; “Đà Łódź”'])(
  'draws %.30j',
  async (name) => {
    expect(await build(name)).toEqual([]);
  },
);

test('the site’s own image replaces one that can’t be drawn, with a warning', async () => {
  expect(await build('half 漢字')).toEqual([
    expect.stringMatching(/\/hub can’t be drawn .*“漢字”/),
  ]);
  const image = sharp(`${folder}/public/social/hub.jpg`);
  expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
});

test.each([
  // Has the tint of its category in the listing.
  ['/blog/ten', 'teal'],
  ['/crm', 'indigo'],
  ['/websites/shop', 'teal'],
  ['/about', 'emerald'],
])('the image of %s is %s', async (pagePath, family) => {
  const data = await testSiteData();
  const page = data.pages.find((one) => one.path === pagePath);
  expect(page && socialImageContent(page, data)).toMatchObject({ family });
});

test.each([
  ['About us: people', 'About us', 'People'],
  ['Home', undefined, 'Home'],
])('the image of "%s" shows "%s" and "%s"', async (name, label, headline) => {
  const data = await siteWith(name);
  const page = data.pages.find(({ path: pagePath }) => pagePath === '/hub');
  expect(page && socialImageContent(page, data)).toMatchObject({
    label,
    headline,
  });
});
