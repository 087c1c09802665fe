import { css } from '@emotion/react';
import { theme } from './theme';

export const plainList = css({ listStyle: 'none', padding: 0, margin: 0 });

/** Rows with a hairline above each; `space` is above and below a row's content. */
export const ruledList = (space: string) =>
  css(plainList, {
    '> li': {
      paddingBlock: space,
      borderTop: `${theme.line} solid ${theme.colour.line}`,
    },
  });

/** Cards in as many columns as fit. */
export const cardGrid = css(plainList, {
  display: 'grid',
  gap: theme.space[6],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${theme.width.card}, 100%), 1fr))`,
});

export const wrappingRow = css(plainList, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  alignItems: 'center',
});

/**
 * A row that scrolls sideways, up to the window's edges, if it is too wide. The padding leaves room for focus rings.
 */
export const scrollingRow = css(plainList, {
  display: 'flex',
  gap: theme.space[2],
  margin: `calc(-1 * ${theme.space[2]}) calc(-1 * ${theme.space.gutter})`,
  padding: `${theme.space[2]} ${theme.space.gutter}`,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.colour.control} transparent`,
  whiteSpace: 'nowrap',
  '> li': { flex: 'none' },
});
