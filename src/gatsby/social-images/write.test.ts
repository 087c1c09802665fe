/** @jest-environment node */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import sharp from 'sharp';
import { temporaryFolder } from '../../content/example-data.fixture';
import { testSitePages } from '../pages/site-pages.fixture';
import { socialCards } from './cards';
import { writeSocialImages } from './write';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Builds the pictures of a site whose page about the firm has a given title. Gives what the build warns of. */
async function build(title = 'About us') {
  const warn = jest.fn<undefined, [string]>();
  const args = {
    cache: { directory: folder },
    createContentDigest: (value: string) =>
      createHash('md5').update(value).digest('hex'),
    graphql: () => Promise.resolve({ data: pagesWith(title) }),
    reporter: { warn },
  };
  await writeSocialImages(args as unknown as BuildArgs, `${folder}/site`);
  return warn.mock.calls.flat();
}

function pagesWith(title: string): Queries.SitePagesQuery {
  const data = testSitePages();
  const nodes = data.allPage.nodes.map((page) =>
    page.__typename === 'AboutPage' && page.listing
      ? { ...page, listing: { ...page.listing, title } }
      : page,
  );
  return { ...data, allPage: { nodes } };
}

/** What has been drawn, and when. */
const drawn = () =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => [file, fs.statSync(path.join(folder, file)).mtimeMs]);

test('every page gets its own picture, drawn once as long as it looks the same', async () => {
  expect(await build()).toEqual([]);
  const pages = [...socialCards(testSitePages()).keys()];
  expect(fs.existsSync(`${folder}/site/social/blog/ten-ways.jpg`)).toBe(true);
  const before = drawn();
  expect(before).toHaveLength(pages.length);
  await build();
  expect(drawn()).toEqual(before);
  await build('About them');
  expect(drawn()).toHaveLength(pages.length + 1);
});

test.each(['word '.repeat(500), 'x'.repeat(2000), '</script>&amp; “Đà Łódź”'])(
  'draws %.30j',
  async (title) => {
    expect(await build(title)).toEqual([]);
  },
);

test('where a title can’t be written, the build says so and the site’s own picture stands in', async () => {
  expect(await build('half 漢字')).toEqual([
    'The social image of /about can’t be drawn (the display face lacks “漢字”), so the site’s own picture stands in for it.',
  ]);
  const picture = sharp(`${folder}/site/social/about.jpg`);
  expect(await picture.metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
  });
});

test.each([
  ['About us: people | Larkfield', 'About us', 'People'],
  ['Larkfield | Home', undefined, 'Home'],
])('of "%s" it shows "%s" and "%s"', (title, label, headline) => {
  const cards = socialCards(pagesWith(title));
  expect(cards.get('/about')).toMatchObject({ label, headline });
});
