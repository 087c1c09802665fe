import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import Check from 'lucide-react/icons/check';
import Link2 from 'lucide-react/icons/link-2';
import type { MouseEvent } from 'react';
import { iconButtonStyle } from '../components/actions/button';
import { NEW_TAB } from '../components/actions/links';
import { articlePath } from '../content/routes';
import { publicUrl } from '../seo/addresses';
import { plainList } from '../styles/mixins';
import { theme } from '../styles/theme';

interface Shared {
  readonly title: string;
  readonly url: string;
  readonly description: string;
}

const PAGES = {
  x: 'https://x.com/intent/tweet',
  facebook: 'https://www.facebook.com/sharer/sharer.php',
  linkedin: 'https://www.linkedin.com/shareArticle',
};

type Network = keyof typeof PAGES;

const POPUP_FEATURES = 'width=600,height=400';

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

export const fragment = graphql`
  fragment PostSharingFields on SiteSettings {
    origin
  }
`;

/** Drawn by hand: lucide has no brand icons. */
const NETWORKS = [
  {
    network: 'x',
    name: 'X',
    sign: 'M18.9 1.2h3.7l-8 9.2L24 22.8h-7.4l-5.8-7.5-6.6 7.5H.5l8.6-9.8L0 1.2h7.6l5.2 6.9ZM17.6 20.6h2L6.5 3.2H4.3Z',
  },
  {
    network: 'facebook',
    name: 'Facebook',
    sign: 'M18 1.5h-3.2A5.3 5.3 0 0 0 9.5 6.8V10H6.3v4.2h3.2v8.3h4.2v-8.3h3.2l1-4.2h-4.2V6.8a1.1 1.1 0 0 1 1.1-1.1H18z',
  },
  {
    network: 'linkedin',
    name: 'LinkedIn',
    sign: 'M16.2 8a6.3 6.3 0 0 1 6.3 6.3v7.2h-4.2v-7.2a2.1 2.1 0 0 0-4.2 0v7.2H9.9v-7.2A6.3 6.3 0 0 1 16.2 8ZM1.5 9h4.2v12.5H1.5ZM3.6 1.8a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2Z',
  },
] as const;

/**
 * Links that share a post on a network, in a small window once scripts run, and a button that copies the post’s address:
 * src/loader/inline/copy-link.ts handles it.
 */
export function ShareButtons({ shared }: { shared: Shared }) {
  return (
    <ul css={listStyle} aria-label={`Share: ${shared.title}`}>
      {NETWORKS.map(({ network, name, sign }) => (
        <li key={network}>
          <a
            href={shareUrl(network, shared)}
            target="_blank"
            rel="noopener"
            css={shareStyle}
            aria-label={`Share on ${name}: ${shared.title}${NEW_TAB}`}
            onClick={openWindow}
          >
            <svg
              viewBox="0 0 24 24"
              width="1em"
              height="1em"
              aria-hidden="true"
            >
              <path d={sign} fill="currentColor" />
            </svg>
            <span>{name}</span>
          </a>
        </li>
      ))}
      <li css={copyStyle}>
        <button
          type="button"
          css={[shareStyle, copyButtonStyle]}
          aria-label={`Copy link: ${shared.title}`}
          data-instant="copy"
          data-copy={shared.url}
        >
          <Link2 aria-hidden="true" size="1.15em" />
          <span>Copy link</span>
          <Check aria-hidden="true" size="1.15em" />
          <span>Copied</span>
        </button>
      </li>
    </ul>
  );
}

/** If the browser blocks the window, the link opens a tab. */
function openWindow(event: MouseEvent<HTMLAnchorElement>) {
  const { href } = event.currentTarget;
  const popup = window.open(href, '_blank', POPUP_FEATURES);
  if (!popup) return;
  // Not the feature "noopener", which would open a tab instead of a window.
  popup.opener = null;
  event.preventDefault();
}

const listStyle = css(plainList, {
  display: 'flex',
  // Aligns the last icon, not its button, with the edge of the text.
  marginInlineEnd: `calc(-1 * ${theme.space[3]})`,
});

const copyStyle = css({
  position: 'relative',
  [theme.media.noScripts]: { display: 'none' },
  // Its name ends within a phone's window.
  'button > span': { insetInlineEnd: 0 },
});

/** An icon with its name, which shows below it on hover and focus. */
const shareStyle = css(iconButtonStyle, {
  position: 'relative',
  color: theme.colour.textMuted,
  '> span': {
    position: 'absolute',
    top: '100%',
    fontSize: theme.text.tiny,
    fontWeight: 600,
    lineHeight: theme.leading.snug,
    whiteSpace: 'nowrap',
  },
  '&:not(:hover, :focus-visible) > span': { visibility: 'hidden' },
  '&:hover': { color: theme.colour.text },
});

const copyButtonStyle = css({
  '&[data-copied] > :is(svg, span):nth-of-type(1)': { display: 'none' },
  '&:not([data-copied]) > :is(svg, span):nth-of-type(2)': { display: 'none' },
});
