import fs from 'node:fs';
import path from 'node:path';

// Gatsby documents neither which scripts a page needs beside the app's own, nor where its data are. Its build writes both
// down in public/, from where its own runtime reads them.

/** The addresses of everything that a page needs to be hydrated. */
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

/** What the loader of each page requests, from the files that Gatsby's build has written. */
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
