/** @jest-environment node */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import sharp from 'sharp';
import { temporaryFolder } from '../../content/test-support';
import { testSitePages } from '../test-site-pages';
import * as drawing from './draw';
import { writeSocialImages } from './write';

const draw = jest.spyOn(drawing, 'draw');

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
  draw.mockClear();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Builds the pictures of some pages of a site whose CRM page has the given title. */
async function build(pages: string[], title = 'CRM: customers | Larkfield') {
  const data = testSitePages();
  const nodes = data.allPage.nodes.map((page) =>
    page.__typename === 'Product' && page.listing
      ? { ...page, listing: { ...page.listing, title } }
      : page,
  );
  const warn = jest.fn<undefined, [string]>();
  const args = {
    createContentDigest: (value: string) =>
      createHash('md5').update(value).digest('hex'),
    getNodesByType: () => pages.map((page) => ({ path: page })),
    graphql: () => Promise.resolve({ data: { ...data, allPage: { nodes } } }),
    reporter: { warn },
  };
  await writeSocialImages(args as unknown as BuildArgs, {
    site: folder,
    kept: path.join(folder, 'kept'),
  });
  return warn.mock.calls.flat();
}

const written = () => fs.readdirSync(path.join(folder, 'social')).sort();

const contentOf = (file: string) =>
  fs.readFileSync(path.join(folder, 'social', file));

test('every page gets a picture, and the not-found page none', async () => {
  const pages = ['/', '/crm', '/websites/shop', '/blog/ten-ways', '/404.html'];
  expect(await build(pages)).toEqual([]);
  expect(written()).toEqual(['blog', 'crm.jpg', 'home.jpg', 'websites']);
});

test.each([
  '</script><svg onload="x">&amp; & "quotes"',
  'Ten 🚀 ways → to 👩‍👩‍👧 grow 🇬🇧 1️⃣',
  'Turned \u202earound\u202c and\nbroken',
  'word '.repeat(500),
  'x'.repeat(2000),
  'Łódź – “Đà Nẵng” … £5 50 %, cafe\u0301 ™',
])('draws %.30j', async (title) => {
  expect(await build(['/crm'], title)).toEqual([]);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('draws again only what looks otherwise, and keeps nothing else', async () => {
  await build(['/about', '/crm']);
  const before = contentOf('crm.jpg');
  await build(['/about', '/crm']);
  expect(draw).toHaveBeenCalledTimes(2);
  await build(['/about', '/crm'], 'CRM: another title | Larkfield');
  expect(draw).toHaveBeenCalledTimes(3);
  expect(contentOf('crm.jpg').equals(before)).toBe(false);
  await build(['/about']);
  expect(written()).toEqual(['about.jpg']);
  expect(fs.readdirSync(path.join(folder, 'kept'))).toHaveLength(1);
});

test.each([
  ['/crm', 'مرحبا', 'the display face lacks “مرحبا”'],
  ['/crm', 'half 漢字', 'the display face lacks “漢字”'],
  ['/crm', '🚀', 'the display face lacks its title'],
  ['/new-page', 'CRM', 'src/gatsby/social-images/cards.ts lacks it'],
])(
  'for %s, called %s, the site’s own picture stands in',
  async (page, title, reason) => {
    expect(await build([page], title)).toEqual([
      `The social image of ${page} can’t be drawn (${reason}), so the site’s own picture stands in for it.`,
    ]);
    const { format, width } = await sharp(contentOf(`${page}.jpg`)).metadata();
    expect([format, width]).toEqual(['jpeg', 1200]);
  },
);
