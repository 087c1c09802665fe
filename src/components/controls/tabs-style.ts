import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { wrappingRow } from '../../styles/lists';

// Apart from the tabs themselves, for what keeps their room until their code is there.

/**
 * The row that tabs stand in. It wraps on a narrow screen: none is out of sight, as it would be in a row that scrolls.
 */
export const tabListStyle = (theme: Theme) =>
  css(wrappingRow(theme), {
    gap: `0 ${theme.space[2]}`,
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
  });

/** One of them. */
export const tabStyle = (theme: Theme) =>
  css({
    position: 'relative',
    padding: `${theme.space[3]} ${theme.space[3]}`,
    border: 0,
    background: 'transparent',
    fontWeight: 600,
    lineHeight: theme.leading.snug,
    color: theme.colour.textMuted,
    cursor: 'pointer',
    '&:hover, &[aria-selected="true"]': { color: theme.colour.text },
    // An element of its own: where the system sets the colours, a transparent border would show on every tab.
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      inset: `auto ${theme.space[3]} 0`,
      borderBottom: `${theme.thick} solid ${theme.tint.strong}`,
    },
  });
