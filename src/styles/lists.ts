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
