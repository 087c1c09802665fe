import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** A fetched file: its resource type and its path. */
interface Fetched {
  type: string;
  file: string;
}

export const isDocument = ({ type }: Fetched) => type === 'document';
export const isScript = ({ type }: Fetched) => type === 'script';

/**
 * Records the files that a page fetches from this site, except pictures: which of these load depends on the length of
 * texts.
 */
export function watchRequests(page: Page, site: string): Fetched[] {
  const fetched: Fetched[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const { pathname } = new URL(response.url());
    if (response.url().startsWith(site) && type !== 'image')
      fetched.push({ type, file: decodeURI(pathname) });
  });
  return fetched;
}

/**
 * Sums up the bytes of the fetched files, each counted once, at the size of its `.br` file if there is one; zero for a
 * deployed site.
 */
export const weigh = (fetched: Fetched[]) =>
  [...new Set(fetched.map(({ file }) => file))]
    .map(sizeOf)
    .reduce((sum, size) => sum + size, 0);

function sizeOf(pathname: string): number {
  if (process.env['BASE_URL']) return 0;
  const [file] = [`${pathname}.br`, `${pathname}/index.html.br`, pathname]
    .map((name) => path.join('public', name))
    .filter((name) => fs.existsSync(name));
  if (!file) throw new Error(`There is no file for ${pathname}`);
  return fs.statSync(file).size;
}
