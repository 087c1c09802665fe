/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { temporaryFolder } from '../../content/test-support';
import * as drawing from './draw';
import { writeSocialImages } from './write';

const own = path.resolve('data/images/social.png');

const seo = { title: 'About us: people | Larkfield' };

const empty = { nodes: [] };

/** What the query gives of a site with one fixed page, one product and a page that the module does not know. */
const data = (productTitle = 'CRM: customers | Larkfield') => ({
  site: { name: 'Larkfield', socialImage: { absolutePath: own } },
  allSitePage: {
    nodes: ['/about', '/crm', '/404.html'].map((page) => ({ path: page })),
  },
  about: { seo },
  products: {
    nodes: [
      { slug: 'crm', seo: { title: productTitle }, card: { colour: 'indigo' } },
    ],
  },
  legal: empty,
  templates: empty,
  articles: empty,
});

const draw = jest.spyOn(drawing, 'drawPicture');

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
  draw.mockClear();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

async function build(answer: unknown) {
  const reporter = { warn: jest.fn(), panicOnBuild: jest.fn() };
  const args = { reporter, graphql: () => Promise.resolve({ data: answer }) };
  await writeSocialImages(args as unknown as BuildArgs, {
    site: path.join(folder, 'public'),
    kept: path.join(folder, 'kept'),
  });
  return reporter;
}

const written = () => fs.readdirSync(path.join(folder, 'public/social')).sort();

const contentOf = (file: string) =>
  fs.readFileSync(path.join(folder, 'public/social', file));

test('every page gets its picture, and the not-found page none', async () => {
  const { warn } = await build(data());
  expect(written()).toEqual(['about.jpg', 'crm.jpg']);
  expect(warn).not.toHaveBeenCalled();
});

test('a second build draws nothing; a changed title has its picture alone drawn', async () => {
  await build(data());
  expect(draw).toHaveBeenCalledTimes(2);
  const before = contentOf('crm.jpg');
  await build(data());
  expect(draw).toHaveBeenCalledTimes(2);
  await build(data('CRM: another title | Larkfield'));
  expect(draw).toHaveBeenCalledTimes(3);
  expect(contentOf('crm.jpg').equals(before)).toBe(false);
});

test('a picture that is in place stays as it is', async () => {
  await build(data());
  const file = path.join(folder, 'public/social/crm.jpg');
  const { ctimeMs } = fs.statSync(file);
  await build(data());
  expect(fs.statSync(file).ctimeMs).toBe(ctimeMs);
});

test('pages with the same picture have it planned once, and a copy each', async () => {
  const plan = jest.spyOn(drawing, 'planPicture');
  const nodes = ['crm', 'reviews'].map((slug) => ({
    ...{ slug, seo: { title: 'Products' }, card: { colour: 'indigo' } },
  }));
  const pages = { nodes: ['/crm', '/reviews'].map((page) => ({ path: page })) };
  await build({ ...data(), allSitePage: pages, products: { nodes } });
  expect(written()).toEqual(['crm.jpg', 'reviews.jpg']);
  expect(plan).toHaveBeenCalledTimes(1);
});

test('pictures that are kept are put in place again after public/ was removed', async () => {
  await build(data());
  fs.rmSync(path.join(folder, 'public'), { recursive: true });
  await build(data());
  expect(written()).toEqual(['about.jpg', 'crm.jpg']);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('the picture of a page that is gone goes, too', async () => {
  await build(data());
  const { products, allSitePage, ...rest } = data();
  products.nodes = [];
  allSitePage.nodes = [{ path: '/about' }];
  await build({ ...rest, products, allSitePage });
  expect(written()).toEqual(['about.jpg']);
  expect(fs.readdirSync(path.join(folder, 'kept'))).toHaveLength(1);
});

test('of a page that can’t be drawn the build says which, and the site’s own picture stands in', async () => {
  const { warn } = await build(data('مرحبا'));
  expect(warn.mock.calls).toEqual([
    [
      'The social image of /crm can’t be drawn (the display face lacks letters of its title), so the site’s own picture stands in for it.',
    ],
  ]);
  expect(contentOf('crm.jpg').subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('so does it of a page that nobody has said a picture for', async () => {
  const { allSitePage, ...rest } = data();
  allSitePage.nodes.push({ path: '/new-page' });
  const { warn } = await build({ ...rest, allSitePage });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/new-page'));
  expect(written()).toContain('new-page.jpg');
});

test('ends the build when the pages can’t be listed', async () => {
  const { panicOnBuild } = await build(undefined);
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
});
