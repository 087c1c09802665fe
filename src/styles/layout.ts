import { css } from '@emotion/react';
import { theme } from './theme';

/** The main column of a page. */
export const containerStyle = css({
  width: `min(100% - 2 * ${theme.space.gutter}, ${theme.width.page})`,
  marginInline: 'auto',
});

/** The space between the main column and the window's edge. */
export const PAGE_MARGIN = `max(${theme.space.gutter}, (100vw - ${theme.width.page}) / 2)`;

/** The dark theme's colours, for a child of an element that is dark in both themes. */
export const onDarkStyle = css({
  position: 'relative',
  '@media not print': {
    colorScheme: 'dark',
    '--colour-text': theme.colour.onDark,
    '--colour-textMuted': theme.colour.onDarkMuted,
    '--colour-surface': theme.colour.brandDeep,
    '--colour-line': theme.colour.darkLine,
    color: theme.colour.onDark,
  },
});

export const leadStyle = css({
  fontSize: theme.text.lead,
  lineHeight: theme.leading.snug,
  color: theme.colour.textMuted,
  maxWidth: theme.width.prose,
});
