import fs from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { required } from '../content/required';
import { canonicalUrl } from '../seo/paths';
import { bareTitle } from '../seo/social-image';
import { listedPages, querySitePages } from './pages/site-pages';

/** Where Gatsby serves files from, in `develop` too. */
const PUBLIC_DIR = path.resolve('public');

/** Writes robots.txt and llms.txt from the data. Throws when the query fails. */
export async function writeMachineFiles(
  args: Pick<CreatePagesArgs, 'graphql'>,
): Promise<void> {
  const files = machineFiles(await querySitePages(args));
  await fs.mkdir(PUBLIC_DIR, { recursive: true });
  for (const [file, text] of Object.entries(files))
    await fs.writeFile(path.join(PUBLIC_DIR, file), text);
}

/** The texts of the files that are made from the data, by their names. */
export function machineFiles(data: Queries.SitePagesQuery) {
  const { origin } = required(data.siteSettings, 'site.json');
  const sitemap = canonicalUrl(origin, '/sitemap-index.xml');
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`,
    'llms.txt': llmsText(data),
  };
}

/** The sections of llms.txt, by the type of their pages; fixed pages stand in the first. */
const GROUPS = new Map([
  ['Product', 'Products'],
  ['WebsiteTemplate', 'Website templates'],
  ['Post', 'Articles'],
  ['LegalDocument', 'Legal texts'],
]);

const groupOf = (page: { __typename: string }) =>
  GROUPS.get(page.__typename) ?? 'Pages';

/** Tells language models what is where, in Markdown (llmstxt.org): a heading, a quotation and lists of links. */
function llmsText(data: Queries.SitePagesQuery): string {
  const { name, origin } = required(data.siteSettings, 'site.json');
  const pages = listedPages(data);
  const sections = ['Pages', ...GROUPS.values()].map((group) => {
    const lines = pages
      .filter((page) => groupOf(page) === group)
      .map(
        ({ path, title, description }) =>
          `- [${plain(bareTitle(title, name))}](${canonicalUrl(origin, path)}): ${plain(description)}`,
      );
    return lines.length > 0 ? `## ${group}\n\n${lines.join('\n')}` : '';
  });
  const home = required(
    pages.find(({ path }) => path === '/') ?? null,
    'pages/home.json',
  );
  const head = [`# ${plain(name)}`, `> ${plain(home.description)}`];
  return `${[...head, ...sections].filter(Boolean).join('\n\n')}\n`;
}

/** Text as Markdown shows it literally, in one line. */
function plain(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[\\`*_[\]<>#]/g, (sign) => `\\${sign}`);
}
