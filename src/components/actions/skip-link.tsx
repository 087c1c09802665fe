import { css } from '@emotion/react';
import { MAIN_ID } from '../../content/anchors';
import { theme } from '../../styles/theme';

/** The first link of a page, visible only while focused. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} css={skipLinkStyle}>
      Skip to main content
    </a>
  );
}

const skipLinkStyle = css({
  position: 'absolute',
  zIndex: theme.zIndex.top,
  padding: theme.space[3],
  background: theme.colour.surface,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
