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

/**
 * The `sizes` attribute for pictures as wide as a card of `cardGrid`, minus `padding`: left and right together, in rem.
 */
export const cardPictureSizes = (padding: number): string =>
  [
    `(min-width: 78em) calc(23.67rem - ${padding}rem)`,
    `(min-width: 61em) calc((100vw - 7rem) / 3 - ${padding}rem)`,
    `(min-width: 50em) calc((100vw - 5.5rem) / 2 - ${padding}rem)`,
    `(min-width: 40.8em) calc(46vw - 0.75rem - ${padding}rem)`,
    `calc(92vw - ${padding}rem)`,
  ].join(', ');

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
