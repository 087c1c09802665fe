import fs from 'node:fs';
import path from 'node:path';

// Gatsby has no documented way to delay its scripts: it injects their tags into finished HTML, between two comments,
// after all hooks and again in later builds. So the tags are replaced after the build. The scripts and data that a page
// needs are undocumented too; they are read from the files in public/ for Gatsby's runtime.

const SLICE = '_gatsby-scripts-1';
const BETWEEN_COMMENTS = new RegExp(
  `(<!-- slice-start id="${SLICE}" -->)[^]*(<!-- slice-end id="${SLICE}" -->)`,
);
const INLINE_SCRIPT = /<script[^>]*>([^]*?)<\/script>/g;
const EXTERNAL_SCRIPT = /<script src="[^"]+" (?:async|nomodule)><\/script>/g;

/**
 * The inline code that Gatsby injects into every page, without the tags that start scripts. Throws if the file looks
 * different from what is expected.
 */
export function readInlineCode(publicDir: string): string {
  const file = path.join(publicDir, '_gatsby/slices', `${SLICE}.html`);
  const slice = fs.readFileSync(file, 'utf8');
  const html = slice.replace(EXTERNAL_SCRIPT, '');
  if (html === slice || /\ssrc=/.test(html))
    throw new Error(`${file} does not hold Gatsby’s script tags as expected`);
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, code = '']) =>
    code.trim(),
  ).join('');
}

/** Replaces Gatsby's script tags by HTML. Throws for a page without them. */
export function replaceScriptsSlice(page: string, html: string): string {
  if (!BETWEEN_COMMENTS.test(page))
    throw new Error('A built page does not hold Gatsby’s scripts slice');
  return page.replace(
    BETWEEN_COMMENTS,
    (_, start: string, end: string) => start + html + end,
  );
}

/** Addresses of the files that a page needs for hydration. */
export interface PageResources {
  scripts: string[];
  fetches: string[];
}

interface WebpackStats {
  assetsByChunkName: Record<string, string[]>;
}

interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

/** Reads what each page needs for hydration from the files of Gatsby's build. */
export function pageResources(
  publicDir: string,
): (pagePath: string) => PageResources {
  const read = (file: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(publicDir, file), 'utf8'));
  const stats = read('webpack.stats.json') as WebpackStats;
  const scriptsOf = (chunk: string) =>
    (stats.assetsByChunkName[chunk] ?? []).map((file) => `/${file}`);
  return (pagePath) => {
    const pageData = `/page-data/${pagePath === '/' ? 'index' : pagePath.slice(1)}/page-data.json`;
    const page = read(pageData) as PageData;
    return {
      scripts: [...scriptsOf('app'), ...scriptsOf(page.componentChunkName)],
      fetches: [
        '/page-data/app-data.json',
        pageData,
        ...page.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
      ],
    };
  };
}
