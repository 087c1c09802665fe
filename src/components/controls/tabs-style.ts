import { css } from '@emotion/react';
import { wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';

// In a file of its own, so that a skeleton can use it before the code of the tabs is loaded.

/** Wraps on narrow screens: in a row that scrolls, tabs would be out of sight. */
export const tabListStyle = css(wrappingRow, {
  gap: `0 ${theme.space[2]}`,
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
});

export const tabStyle = css({
  position: 'relative',
  padding: `${theme.space[3]} ${theme.space[3]}`,
  border: 0,
  background: 'transparent',
  fontWeight: 600,
  lineHeight: theme.leading.snug,
  color: theme.colour.textMuted,
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { color: theme.colour.text },
  // Not a border: in forced-colours mode a transparent one would show on every tab.
  '&[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: `auto ${theme.space[3]} 0`,
    borderBottom: `${theme.thick} solid ${theme.tint.strong}`,
  },
});
