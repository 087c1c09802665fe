import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Check, Link2 } from 'lucide-react';
import { plainList } from '../../styles/lists';
import { visuallyHidden } from '../../styles/visually-hidden';
import type { Network, Shared } from './share-links';
import { POPUP_FEATURES, shareAddress } from './share-links';
import { useCopied } from './use-copied';

const NETWORKS = [
  { network: 'x', name: 'X' },
  { network: 'facebook', name: 'Facebook' },
  { network: 'linkedin', name: 'LinkedIn' },
] as const;

interface ShareButtonsProps {
  shared: Shared;
  /** Where each network lets people share something. */
  endpoints: Readonly<Record<Network, string>>;
}

/** Buttons that share a post on a network, in a small window, or copy the link to it (SPEC.md section 7). */
export function ShareButtons({ shared, endpoints }: ShareButtonsProps) {
  const { isCopied, copy } = useCopied(shared.url);
  const CopySign = isCopied ? Check : Link2;

  function share(network: Network) {
    const address = shareAddress(network, endpoints[network], shared);
    const popup = window.open(address, '_blank', POPUP_FEATURES);
    // The network's page gets no hold on this one. (A "noopener" among the features would open a tab instead.)
    if (popup) popup.opener = null;
  }

  return (
    <ul css={listStyle} aria-label={`Share ${shared.title}`}>
      {NETWORKS.map(({ network, name }) => (
        <li key={network}>
          <button
            type="button"
            css={shareStyle}
            aria-label={`Share on ${name}`}
            onClick={() => share(network)}
          >
            {name}
          </button>
        </li>
      ))}
      <li>
        <button type="button" css={shareStyle} onClick={copy}>
          <CopySign aria-hidden="true" size="1em" /> Copy link
        </button>
        <span role="status" css={visuallyHidden}>
          {isCopied && 'Link copied'}
        </span>
      </li>
    </ul>
  );
}

const listStyle = (theme: Theme) =>
  css(plainList, {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space[1],
    // Without scripts these buttons can do nothing.
    [theme.media.noScripts]: { display: 'none' },
  });

const shareStyle = (theme: Theme) =>
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[1],
    minHeight: theme.space[8],
    padding: `${theme.space[1]} ${theme.space[2]}`,
    border: 0,
    borderRadius: theme.radius.small,
    background: 'transparent',
    color: theme.colour.textMuted,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    cursor: 'pointer',
    '&:hover': {
      background: theme.colour.sunken,
      color: theme.colour.text,
    },
  });
