import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** A list without bullets or indent. */
export const plainList = css({ listStyle: 'none', padding: 0, margin: 0 });

/** Cards side by side, as many as fit. */
export const cardGrid = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[6],
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${theme.width.card}, 100%), 1fr))`,
  });

/** Cards that open with a picture: equally high pictures, whatever shape each file has. */
export const pictureCardGrid = (theme: Theme) =>
  css(cardGrid(theme), {
    img: { aspectRatio: '16 / 10', objectFit: 'cover', objectPosition: 'top' },
  });

/**
 * How wide a picture is that fills a card of `cardGrid`, as in the `sizes` attribute: one, two or three cards stand in
 * the column. `padding` is what the card takes on both sides together, in rem.
 */
export const cardPictureSizes = (padding: number): string =>
  [
    `(min-width: 78em) calc(23.67rem - ${padding}rem)`,
    `(min-width: 61em) calc((100vw - 7rem) / 3 - ${padding}rem)`,
    `(min-width: 50em) calc((100vw - 5.5rem) / 2 - ${padding}rem)`,
    `(min-width: 40.8em) calc(46vw - 0.75rem - ${padding}rem)`,
    `calc(92vw - ${padding}rem)`,
  ].join(', ');

/** The same for a `Card` with its usual padding and edges. */
export const CARD_PICTURE_SIZES = cardPictureSizes(3.13);

/** Small cards side by side: four where there is room. */
export const smallCardGrid = (theme: Theme) =>
  css(cardGrid(theme), {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${theme.width.smallCard}, 100%), 1fr))`,
  });

/** Buttons or tags in a row that wraps. */
export const wrappingRow = (theme: Theme) =>
  css(plainList, {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space[3],
    alignItems: 'center',
  });
