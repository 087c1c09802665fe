import fs from 'node:fs';
import path from 'node:path';
import { bundleInlineScript } from './bundle-inline-script';
import { assertNoPagePathScript } from './page-path-script';

// Gatsby has no documented way to delay its scripts: it injects their tags into finished HTML, between two comments,
// after all hooks and again in later builds. So the tags are replaced after the build. The scripts and data that a page
// needs are undocumented too; they are read from the files in public/ for Gatsby's runtime.

const LOADER = 'src/loader/inline/loader.ts';

const SLICE = '_gatsby-scripts-1';
const BETWEEN_COMMENTS = new RegExp(
  `(<!-- slice-start id="${SLICE}" -->)[^]*(<!-- slice-end id="${SLICE}" -->)`,
);
const INLINE_SCRIPT = /<script[^>]*>([^]*?)<\/script>/g;
const EXTERNAL_SCRIPT = /<script src="[^"]+" (?:async|nomodule)><\/script>/g;

interface WebpackStats {
  assetsByChunkName: Record<string, string[]>;
}

interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

/**
 * Puts the inline loader in the place of Gatsby's script tags, or of an earlier loader, with the addresses of what the
 * page needs for hydration. Throws for a page, or a file of Gatsby's, that looks different from what is expected.
 */
export function loaderFor(
  publicDir: string,
): (page: string, pagePath: string) => string {
  const read = (file: string) =>
    fs.readFileSync(path.join(publicDir, file), 'utf8');
  const code =
    inlineCodeOf(read(`_gatsby/slices/${SLICE}.html`)) +
    bundleInlineScript(LOADER);
  const stats = JSON.parse(read('webpack.stats.json')) as WebpackStats;
  const scriptsOf = (chunk: string) =>
    (stats.assetsByChunkName[chunk] ?? []).map((file) => `/${file}`);

  return (page, pagePath) => {
    assertNoPagePathScript(page);
    if (!BETWEEN_COMMENTS.test(page))
      throw new Error('A built page does not hold Gatsby’s scripts slice');
    const pageData = `/page-data/${pagePath === '/' ? 'index' : pagePath.slice(1)}/page-data.json`;
    const data = JSON.parse(read(pageData)) as PageData;
    const scripts = [
      ...scriptsOf('app'),
      ...scriptsOf(data.componentChunkName),
    ];
    const fetches = [
      '/page-data/app-data.json',
      pageData,
      ...data.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ];
    const loader = `<script data-scripts="${scripts.join(' ')}" data-fetches="${fetches.join(' ')}" data-page-path="${pagePath}">${code}</script>`;
    return page.replace(
      BETWEEN_COMMENTS,
      (_, start: string, end: string) => start + loader + end,
    );
  };
}

/** The inline code that Gatsby injects into every page, without the tags that start scripts. */
function inlineCodeOf(slice: string): string {
  const html = slice.replace(EXTERNAL_SCRIPT, '');
  if (html === slice || /\ssrc=/.test(html))
    throw new Error(`${SLICE} does not hold Gatsby’s script tags as expected`);
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, code = '']) =>
    code.trim(),
  ).join('');
}
