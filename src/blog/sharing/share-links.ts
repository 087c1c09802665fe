// Sharing a post (SPEC.md sections 2, 3 and 7): where its public address is, and what each network is told.

import { articlePath } from '../../content/routes';
import { canonicalUrl } from '../../seo/paths';

/** What is shared (SPEC.md section 3, "Share input"). */
export interface Shared {
  readonly title: string;
  readonly url: string;
  readonly description?: string;
}

/** The networks that a post can be shared on, by their name in data/site.json. */
export type Network = 'x' | 'facebook' | 'linkedin';

/** What a pop-up window for sharing is opened with: its size in px. */
export const POPUP_FEATURES = 'width=600,height=400';

const parametersOf: Record<Network, (shared: Shared) => [string, string][]> = {
  x: ({ title, url }) => [
    ['text', title],
    ['url', url],
  ],
  facebook: ({ url }) => [['u', url]],
  linkedin: ({ title, url, description }) => [
    ['url', url],
    ['title', title],
    ...(description === undefined
      ? []
      : [['summary', description] satisfies [string, string]]),
  ],
};

/** Takes a network, the address of its sharing page and what is shared; gives the address to open. */
export function shareAddress(
  network: Network,
  endpoint: string,
  shared: Shared,
): string {
  const query = parametersOf[network](shared)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `${endpoint}?${query}`;
}

/** Takes the site's origin and a post; gives where the public finds it: here, or where its `link` leads. */
export function publicAddress(
  origin: string,
  { slug, link }: { readonly slug: string; readonly link: string },
): string {
  return link === '' ? canonicalUrl(origin, articlePath(slug)) : link;
}
