import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { DESKTOP, TABLET } from '../preview-style';
import { theme } from '../../../styles/theme';

/** Dots from a name to its price. */
const leader = (theme: Theme) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space[2],
  '&::after': {
    content: '""',
    flex: 1,
    minWidth: theme.space[4],
    borderBottom: `${theme.thick} dotted ${theme.colour.line}`,
  },
});

/** Of words beside a picture: less than a screen, so that the next ones show. */
const HEIGHT = '28rem';

/** The first of the dishes is the largest; name and price stand in one line. */
const dishes = (theme: Theme) => ({
  '[data-block="cards"] li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${theme.space[1]} ${theme.space[2]}`,
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: theme.text.body,
    '> *': { gridColumn: '1 / -1' },
    '> [data-picture]': { marginBottom: theme.space[2] },
    h5: {
      gridColumn: 1,
      gridRow: 2,
      alignSelf: 'baseline',
      fontSize: theme.text.title3,
      ...leader(theme),
    },
    p: { gridRow: 3, color: theme.colour.textMuted },
    '[data-price]': {
      gridColumn: 2,
      gridRow: 2,
      alignSelf: 'baseline',
      color: theme.tint.strong,
      fontSize: theme.text.title4,
      fontWeight: 400,
    },
    '[data-tag]': {
      gridRow: 4,
      padding: 0,
      background: 'none',
      fontSize: theme.text.small,
      fontStyle: 'italic',
      fontWeight: 400,
      color: theme.tint.strong,
    },
  },
  [TABLET]: {
    // Outweighs the columns for three cards (preview-style.ts).
    '[data-blocks] [data-block="cards"] ul': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gap: theme.space[8],
      'li:first-of-type': {
        gridRow: 'span 2',
        gridTemplateRows: 'minmax(0, 1fr) auto auto auto',
        '> [data-picture]': { aspectRatio: 'auto' },
      },
    },
  },
});

const printedList = (theme: Theme) => ({
  '[data-block="rows"], [data-block="place"]': {
    dl: { fontSize: theme.text.title4 },
    'dl > div': { border: 0 },
    dt: { flex: '1 0 50%', ...leader(theme) },
    dd: { color: theme.tint.strong, fontWeight: 400 },
    '[data-text]': {
      maxWidth: '30em',
      fontSize: theme.text.body,
      lineHeight: theme.leading.snug,
      color: theme.colour.textMuted,
    },
  },
  // Beside a form there is no room for a line of dots.
  '[data-block="form"] + [data-block="rows"] dt::after': { display: 'none' },
  '[data-block="rows"]': {
    h4: { fontStyle: 'italic' },
    '[data-picture] ~ * dt': { fontSize: theme.text.title3 },
    // Pictures stand on the left and on the right by turns.
    [TABLET]: { '&:nth-of-type(odd) [data-picture]': { order: 1 } },
    [DESKTOP]: {
      '> div:has(> [data-picture])': { minHeight: HEIGHT },
    },
  },
});

/** Photographs in two sizes, without gaps where their number is a multiple of three. */
const mosaic = (theme: Theme) => ({
  '[data-block="works"] li': {
    gap: 0,
    background: 'none',
    fontSize: theme.text.small,
    '> [data-picture]': { flex: 1, marginBottom: theme.space[2] },
    h5: { fontSize: theme.text.body, fontStyle: 'italic' },
    p: { color: theme.colour.textMuted },
    '&:nth-of-type(3n + 1)': { gridColumn: '1 / -1' },
  },
  '[data-blocks] [data-block="works"] ul': {
    gap: `${theme.space[5]} ${theme.space[3]}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  [TABLET]: {
    '[data-blocks] [data-block="works"] ul': {
      gap: `${theme.space[8]} ${theme.space[5]}`,
      gridAutoFlow: 'dense',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
    '[data-block="works"] li:nth-of-type(3n + 1)': {
      gridColumn: 'auto / span 2',
      gridRow: 'span 2',
      '> [data-picture]': { aspectRatio: 'auto' },
    },
    // Every second large one stands on the right.
    '[data-block="works"] li:nth-of-type(6n + 4)': { gridColumn: '2 / span 2' },
  },
});

/** What is different in single blocks of the layout "restaurant": no boxes, lists as on a printed menu. */
export const restaurantBlocks = css(
  dishes(theme),
  printedList(theme),
  mosaic(theme),
  {
    '[data-tinted]': { background: 'none' },
    // The name of a page that has no opening.
    '[data-blocks] > div:first-of-type > h3': {
      paddingBottom: theme.space[6],
    },
    // The story: words on the dark of the dining room.
    '[data-block="text"]:has([data-picture])': {
      background: theme.colour.field,
      color: theme.colour.onField,
      p: { fontSize: theme.text.title4 },
      [DESKTOP]: { '> div': { minHeight: HEIGHT } },
    },
    '[data-block="quote"]': {
      figure: { maxWidth: 'none' },
      blockquote: {
        maxWidth: '24em',
        margin: `0 auto ${theme.space[4]}`,
        fontSize: 'var(--preview-heading)',
        fontStyle: 'italic',
      },
    },
    '[data-block="place"] p': {
      fontSize: 'var(--preview-heading)',
      fontStyle: 'italic',
    },
    '[data-block="slots"]': {
      h5: { fontSize: theme.text.title3, fontStyle: 'italic' },
      button: {
        borderColor: theme.colour.line,
        borderRadius: 0,
        fontSize: theme.text.body,
        fontWeight: 400,
        '&:not([aria-pressed="true"])': { background: theme.colour.surface },
      },
    },
    '[data-block="form"] form': { fontSize: theme.text.body },
  },
);
