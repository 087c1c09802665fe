import fs from 'node:fs';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';

interface Fetched {
  /** Its resource type. */
  type: string;
  file: string;
  /** In bytes, compressed. */
  size: Promise<number>;
}

export const isDocument = ({ type }: Fetched) => type === 'document';
export const isScript = ({ type }: Fetched) => type === 'script';

/**
 * Records the files that a page fetches from this site, except pictures: which of these load depends on the length of
 * texts.
 */
export function watchRequests(
  page: Page,
  site: string,
  folder = 'public',
): Fetched[] {
  const fetched: Fetched[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (!response.url().startsWith(site) || type === 'image') return;
    const file = decodeURI(new URL(response.url()).pathname);
    fetched.push({ type, file, size: sizeOf(folder, file, response) });
  });
  return fetched;
}

/** Sums up the bytes of the fetched files in kB, each counted once. */
export async function weigh(fetched: Fetched[]): Promise<number> {
  const sizes = new Map(fetched.map(({ file, size }) => [file, size]));
  const all = await Promise.all(sizes.values());
  return all.reduce((sum, size) => sum + size, 0) / 1000;
}

/** As transferred by a deployed site; otherwise that of the `.br` file, which browsers don't ask for without TLS. */
async function sizeOf(
  folder: string,
  pathname: string,
  response: Response,
): Promise<number> {
  if (process.env['BASE_URL'])
    return (await response.request().sizes()).responseBodySize;
  const [file] = [`${pathname}.br`, `${pathname}/index.html.br`, pathname]
    .map((name) => path.join(folder, name))
    .filter((name) => fs.existsSync(name));
  if (!file) throw new Error(`There is no file for ${pathname}`);
  return fs.statSync(file).size;
}
