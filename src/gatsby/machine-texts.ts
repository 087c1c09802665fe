import { canonicalUrl } from '../seo/paths';

/** A page as llms.txt lists it. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Pages that are listed together. */
export interface PageGroup {
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

/** Takes the site's origin; gives robots.txt: all may be read, and there is the sitemap. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl(origin, '/sitemap-index.xml')}\n`;
}

/**
 * Takes the site's name and origin, what its home page says of it, and its pages; gives llms.txt, which tells language
 * models what is where (llmstxt.org): Markdown with a heading, a quotation and lists of links.
 */
export function llmsText(
  site: { readonly name: string; readonly origin: string },
  summary: string,
  groups: readonly PageGroup[],
): string {
  const parts = groups
    .filter(({ pages }) => pages.length > 0)
    .map(({ title, pages }) =>
      [`## ${title}`, '', ...pages.map((page) => line(site, page))].join('\n'),
    );
  return (
    [`# ${plain(site.name)}`, `> ${plain(summary)}`, ...parts].join('\n\n') +
    '\n'
  );
}

function line(
  { name, origin }: { name: string; origin: string },
  { path, title, description }: ListedPage,
): string {
  // That a page is the site's need not be said in each line.
  const short = title.endsWith(` | ${name}`)
    ? title.slice(0, -` | ${name}`.length)
    : title;
  return `- [${plain(short)}](${canonicalUrl(origin, path)}): ${plain(description)}`;
}

/** Text as Markdown shows it literally, in one line. */
function plain(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[\\`*_[\]<>#]/g, (sign) => `\\${sign}`);
}
