import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';

/** Where Gatsby's cache keeps the names of the copies that the last build made. */
const CACHE_KEY = 'page-copies';

/** A page and its compressed files, which take too long to be made twice. */
const ENDINGS = ['', '.br', '.gz'];

/**
 * Copies the `x/index.html` of each of these pages to `x.html`, from which static hosts serve `/x`: without it they redirect
 * to `/x/`. Gatsby's own file stays, because incremental builds update it. Deletes copies of pages that are gone, but no
 * file from `static/`. Throws where one of these has the name of a copy.
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
  for (const copy of gone)
    for (const ending of ENDINGS)
      fs.rmSync(publicDir + copy + ending, { force: true });
  await cache.set(CACHE_KEY, [...copies]);

  for (const page of pages)
    for (const ending of ENDINGS)
      fs.cpSync(
        path.join(publicDir, page, `index.html${ending}`),
        publicDir + copyOf(page) + ending,
        // By their times compressed files are known to be up to date.
        { preserveTimestamps: true },
      );
}

const copyOf = (page: string) => `${page}.html`;
