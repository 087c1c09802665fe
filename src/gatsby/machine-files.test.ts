/** @jest-environment node */
import type { CreatePagesArgs } from 'gatsby';
import fs from 'node:fs';
import path from 'node:path';
import { FIXED_ROUTES } from '../content/routes';
import { temporaryFolder } from '../content/test-support';
import { writeMachineFiles } from './machine-files';

const ORIGIN = 'https://www.example.com';
const page = (title: string) => ({ seo: { title, description: 'It is.' } });
const nodes = (slug: string) => ({ nodes: [{ slug, ...page(slug) }] });

const data: Queries.MachineFilesQuery = {
  siteSettings: { name: 'Larkfield', origin: ORIGIN },
  homePage: page('Larkfield | Home'),
  aboutPage: page('About | Larkfield'),
  aiLeadGenPage: page('Leads'),
  websiteDesignPage: page('Websites'),
  bookDemoPage: page('Book'),
  demoPage: page('Watch'),
  hubPage: page('Hub'),
  faqPage: page('Help'),
  blogPage: page('Blog'),
  products: nodes('crm'),
  templates: {
    nodes: [{ slug: 'shop', name: 'Shop', description: 'It sells.' }],
  },
  articles: {
    nodes: [{ slug: 'ten-ways', title: 'Ten ways', excerpt: 'Ten.' }],
  },
  legal: nodes('privacy-policy'),
};

function setUp(answer: unknown) {
  const directory = temporaryFolder();
  const panicOnBuild = jest.fn();
  const graphql = () => Promise.resolve(answer);
  const write = () =>
    writeMachineFiles(
      { graphql, reporter: { panicOnBuild } } as unknown as CreatePagesArgs,
      directory,
    );
  const read = (file: string) =>
    fs.readFileSync(path.join(directory, file), 'utf8');
  return { directory, panicOnBuild, write, read };
}

describe('writeMachineFiles', () => {
  test('writes where the sitemap is', async () => {
    const { write, read } = setUp({ data });
    await write();
    expect(read('robots.txt')).toContain(`${ORIGIN}/sitemap-index.xml`);
  });

  test('sends the licences along', async () => {
    const { write, read } = setUp({ data });
    await write();
    expect(read('third-party-notices.txt')).toContain('react-dom');
  });

  test('writes all pages, each with its own words', async () => {
    const { write, read } = setUp({ data });
    await write();
    const text = read('llms.txt');
    for (const route of [
      ...FIXED_ROUTES,
      '/crm',
      '/websites/shop',
      '/blog/ten-ways',
      '/privacy-policy',
    ])
      expect(text).toContain(`](${ORIGIN}${route}): `);
    expect(text).toContain(`- [About](${ORIGIN}/about): It is.`);
    expect(text).toContain(`- [Ten ways](${ORIGIN}/blog/ten-ways): Ten.`);
  });

  test('ends the build, with the reason, when the pages can’t be described', async () => {
    const { directory, panicOnBuild, write } = setUp({ errors: ['no field'] });
    await write();
    expect(panicOnBuild).toHaveBeenCalledWith(
      'The pages could not be described: ["no field"]',
    );
    expect(fs.readdirSync(directory)).toEqual([]);
  });
});
