import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';

/** The key in Gatsby's cache for the copies of the last build. */
const CACHE_KEY = 'page-copies';

/**
 * Copies `x/index.html` of each page to `x.html`, from which static hosts serve `/x`; without it they redirect to
 * `/x/`. Gatsby's own file stays, because incremental builds update it. Deletes copies of removed pages, but never a
 * file from `static/`: it throws if one has the name of a copy.
 */
export async function copyPages(
  { publicDir, staticDir }: { publicDir: string; staticDir: string },
  pages: readonly string[],
  cache: Pick<GatsbyCache, 'get' | 'set'>,
): Promise<void> {
  const isInStatic = (copy: string) => fs.existsSync(staticDir + copy);
  const copies = new Set(pages.map(copyOf));
  for (const copy of copies)
    if (isInStatic(copy))
      throw new Error(
        `static${copy} has the name of a page, and hosts would serve it in the page's place: rename one of them.`,
      );

  const former = (await cache.get(CACHE_KEY)) as string[] | undefined;
  const gone = (former ?? []).filter(
    (copy) => !copies.has(copy) && !isInStatic(copy),
  );
  for (const copy of gone) fs.rmSync(publicDir + copy, { force: true });
  await cache.set(CACHE_KEY, [...copies]);

  for (const page of pages)
    fs.cpSync(
      path.join(publicDir, page, 'index.html'),
      publicDir + copyOf(page),
    );
}

const copyOf = (page: string) => `${page}.html`;
