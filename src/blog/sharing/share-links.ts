import { articlePath } from '../../content/routes';
import { publicUrl } from '../../seo/addresses';

export interface Shared {
  readonly title: string;
  readonly url: string;
  readonly description: string;
}

const PAGES = {
  x: 'https://x.com/intent/tweet',
  facebook: 'https://www.facebook.com/sharer/sharer.php',
  linkedin: 'https://www.linkedin.com/shareArticle',
};

export type Network = keyof typeof PAGES;

export const POPUP_FEATURES = 'width=600,height=400';

const parametersOf: Record<
  Network,
  (shared: Shared) => Record<string, string>
> = {
  x: ({ title, url }) => ({ text: title, url }),
  facebook: ({ url }) => ({ u: url }),
  linkedin: ({ title, url, description }) => ({
    url,
    title,
    summary: description,
  }),
};

/** Spaces as %20: apps that open such addresses show a plus sign as one. */
export const shareUrl = (network: Network, shared: Shared) =>
  `${PAGES[network]}?${new URLSearchParams(parametersOf[network](shared))}`.replaceAll(
    '+',
    '%20',
  );

export const sharedOf = (
  post: Queries.PostFieldsFragment,
  { origin }: Queries.PostSharingFieldsFragment,
): Shared => ({
  title: post.title,
  url: publicUrl(origin, post),
  description: post.excerpt,
});

/** Props of links to a post: its article, or its external link in a new tab. */
export function postLinkProps({
  slug,
  link,
}: {
  readonly slug: string;
  readonly link: string;
}) {
  return link ? { href: link, newTab: true } : { href: articlePath(slug) };
}
