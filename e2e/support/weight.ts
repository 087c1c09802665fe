import type { Page, Request } from '@playwright/test';

interface Fetched {
  /** Its resource type. */
  type: string;
  file: string;
  request: Request;
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
    fetched.push({ type, file, request });
  });
  return fetched;
}

/** Sums up the bytes of the fetched files in kB, compressed, each counted once. */
export async function weigh(fetched: Fetched[]): Promise<number> {
  const requests = new Map(fetched.map(({ file, request }) => [file, request]));
  const sizes = await Promise.all(
    Array.from(requests.values(), (request) => request.sizes()),
  );
  return sizes.reduce((sum, size) => sum + size.responseBodySize, 0) / 1000;
}
