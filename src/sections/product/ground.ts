import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** The distance of one furrow from the next. */
const STEP = 1.75;

/** The furrows of a bowl; its rim is one step further out. */
const FURROWS = [1, 2, 3, 4, 5];

/** A field with a bowl of furrows that hangs from the horizon, its upper edge; `--bowl` moves the bowl sideways. */
function fieldBackground(theme: Theme): string {
  const { soft, line, strong } = theme.tint;
  const bowl = `color-mix(in oklab, ${soft} 45%, ${line})`;
  const furrow = `color-mix(in oklab, ${strong} 24%, ${line})`;
  const rim = `${(FURROWS.length + 1) * STEP}rem`;
  const stops = FURROWS.map((number) => {
    const place = `${number * STEP}rem`;
    return `${bowl} calc(${place} - 2 * ${theme.line}), ${furrow} calc(${place} - ${theme.line}) ${place}, ${bowl} calc(${place} + ${theme.line})`;
  });
  return `radial-gradient(circle at var(--bowl, 72%) 0, ${stops.join(', ')}, ${bowl} calc(${rim} - ${theme.line}), transparent ${rim}), ${line}`;
}

/** In the product's tint; in the dark theme a grey below that of cards, for the tint of a whole section would be mud. */
export function softBackground(theme: Theme): string {
  return `light-dark(${theme.tint.soft}, ${theme.colour.sunken})`;
}

/** A sky in the product's tint over a field, behind parts of the product. */
export const groundStyle = (theme: Theme) =>
  css({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    background: theme.tint.soft,
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 'auto 0 0',
      height: '50%',
      background: fieldBackground(theme),
    },
    [theme.media.print]: {
      background: 'none',
      '&::before': { content: 'none' },
    },
  });

/**
 * The same for a grid with words in its first row: the field is the second row, so that the horizon never crosses words.
 */
export const rowGroundStyle = (theme: Theme) =>
  css(groundStyle(theme), {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    '&::before': {
      position: 'static',
      gridArea: '2 / 1 / 3 / -1',
      height: 'auto',
    },
    // The part of the product stands in both rows.
    '> :last-child': { gridRow: '2 / 3', gridColumn: '1', alignSelf: 'end' },
  });
