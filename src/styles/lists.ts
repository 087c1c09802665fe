import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

export const plainList = css({ listStyle: 'none', padding: 0, margin: 0 });

/** Cards in as many columns as fit. */
export const cardGrid = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[6],
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${theme.width.card}, 100%), 1fr))`,
  });

/** Cards with a picture at the top; all pictures are equally high. */
export const pictureCardGrid = (theme: Theme) =>
  css(cardGrid(theme), {
    img: { aspectRatio: '16 / 10', objectFit: 'cover', objectPosition: 'top' },
  });

/** The `sizes` attribute of a picture as wide as a card of `cardGrid`. `padding` is left and right together, in rem. */
export const cardPictureSizes = (padding: number): string =>
  [
    `(min-width: 78em) calc(23.67rem - ${padding}rem)`,
    `(min-width: 61em) calc((100vw - 7rem) / 3 - ${padding}rem)`,
    `(min-width: 50em) calc((100vw - 5.5rem) / 2 - ${padding}rem)`,
    `(min-width: 40.8em) calc(46vw - 0.75rem - ${padding}rem)`,
    `calc(92vw - ${padding}rem)`,
  ].join(', ');

/** For a `Card` with its usual padding and borders. */
export const CARD_PICTURE_SIZES = cardPictureSizes(3.13);

/** Small cards, in up to four columns. */
export const smallCardGrid = (theme: Theme) =>
  css(cardGrid(theme), {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${theme.width.smallCard}, 100%), 1fr))`,
  });

export const wrappingRow = (theme: Theme) =>
  css(plainList, {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space[3],
    alignItems: 'center',
  });
