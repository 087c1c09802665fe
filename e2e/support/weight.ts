import type { Page } from '@playwright/test';

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
export function watchRequests(page: Page, site: string): Fetched[] {
  const fetched: Fetched[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const type = request.resourceType();
    if (!response.url().startsWith(site) || type === 'image') return;
    const file = decodeURI(new URL(response.url()).pathname);
    const size = request.sizes().then((sizes) => sizes.responseBodySize);
    fetched.push({ type, file, size });
  });
  return fetched;
}

/** Sums up the bytes of the fetched files in kB, each counted once. */
export async function weigh(fetched: Fetched[]): Promise<number> {
  const sizes = new Map(fetched.map(({ file, size }) => [file, size]));
  const all = await Promise.all(sizes.values());
  return all.reduce((sum, size) => sum + size, 0) / 1000;
}
