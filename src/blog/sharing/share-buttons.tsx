import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import Link2 from 'lucide-react/icons/link-2';
import { useEffect, useState } from 'react';
import { iconButtonStyle } from '../../components/actions/button';
import { plainList, visuallyHidden } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import {
  type Network,
  type Shared,
  POPUP_FEATURES,
  shareUrl,
} from './share-links';

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

/** Buttons that share a post on a network or copy its link. */
export function ShareButtons({ shared }: { shared: Shared }) {
  const { isCopied, copy } = useCopied(shared.url);
  const [popupFailed, setPopupFailed] = useState(false);
  const isBlocked = popupFailed && !isCopied;
  const CopySign = isCopied ? Check : Link2;

  function share(network: Network) {
    const address = shareUrl(network, shared);
    const popup = window.open(address, '_blank', POPUP_FEATURES);
    // Not the feature "noopener", which would open a tab instead of a window.
    if (popup) popup.opener = null;
    setPopupFailed(!popup);
  }

  return (
    <ul css={listStyle} aria-label={`Share: ${shared.title}`}>
      {NETWORKS.map(({ network, name, sign }) => (
        <li key={network}>
          <button
            type="button"
            css={shareStyle}
            aria-label={`Share on ${name}: ${shared.title}`}
            onClick={() => share(network)}
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
          </button>
        </li>
      ))}
      <li css={copyStyle}>
        <button
          type="button"
          css={shareStyle}
          aria-label={`Copy link: ${shared.title}`}
          onClick={copy}
        >
          <CopySign aria-hidden="true" size="1.15em" />
          <span>{isCopied ? 'Copied' : 'Copy link'}</span>
        </button>
        <span role="status" css={isBlocked ? blockedStyle : visuallyHidden}>
          {isCopied && 'Link copied'}
          {isBlocked && BLOCKED}
        </span>
      </li>
    </ul>
  );
}

const listStyle = css(plainList, {
  display: 'flex',
  // Aligns the last icon, not its button, with the edge of the text.
  marginInlineEnd: `calc(-1 * ${theme.space[3]})`,
  // The buttons need scripts.
  [theme.media.noScripts]: { display: 'none' },
});

const BLOCKED =
  'Your browser blocked the window. Allow pop-ups here, or copy the link.';

const copyStyle = css({
  position: 'relative',
  // Its name ends within a phone's window.
  'button > span': { insetInlineEnd: 0 },
});

const blockedStyle = css({
  position: 'absolute',
  zIndex: theme.zIndex.header,
  bottom: '100%',
  insetInlineEnd: 0,
  width: theme.width.card,
  margin: 0,
  padding: theme.space[3],
  border: theme.rule,
  borderRadius: theme.radius.medium,
  background: theme.colour.raised,
  color: theme.colour.text,
  fontSize: theme.text.small,
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

/** How long the copy button says that the link is copied. */
const CONFIRMED_MS = 2_000;

/** Visitors never see a failure, which is only logged, nor that pages without https have no clipboard. */
function useCopied(text: string) {
  // A counter, so that another copy restarts the two seconds; 0 when they are over.
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
    } catch (error) {
      console.error('The link could not be copied:', error);
    }
  }

  return { isCopied: copies > 0, copy };
}
