import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** How far a panel runs off the page. */
export const BLEED = '4rem';

/** The space beside the main column. */
export const besideColumn = (theme: Theme) =>
  `max(${theme.space.gutter}, (100vw - ${theme.width.page}) / 2)`;

/** The title beside text and buttons, over a panel in a row of its own. */
const wordsAbove = (theme: Theme) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[10],
  '> div:first-of-type': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    columnGap: theme.space[12],
    '> *': { gridColumn: 2 },
    '> p:first-of-type': { gridColumn: '1 / -1' },
    h1: { gridColumn: 1, gridRow: '2 / 4', margin: 0 },
    ul: { alignSelf: 'end' },
  },
});

/** A panel wider than the main column. */
const canvas = (theme: Theme) =>
  css({
    // The disc stands on the panel's upper edge, right of the words.
    [theme.media.wide]: {
      ...wordsAbove(theme),
      // At the right end of the panel's upper edge.
      '> div:last-of-type > svg': {
        left: '78rem',
        top: 0,
        bottom: 'auto',
        marginTop: 0,
        translate: '0 -100%',
      },
      '> div:last-of-type': {
        '--panel-height': '27rem',
        '--panel-bleed': `calc((${besideColumn(theme)} + ${BLEED}) / var(--panel-zoom))`,
        width: `calc(100% + ${besideColumn(theme)} + ${BLEED})`,
        maxWidth: 'none',
      },
    },
    // Here the main column is wide enough for it.
    '@media (min-width: 120em)': {
      '> div:last-of-type': { '--panel-bleed': '0rem', width: '100%' },
      // Beside the panel, on the end of the ground.
      '> div:last-of-type > svg': {
        left: 'calc(100% + 11rem)',
        top: 'auto',
        bottom: 'var(--stage-foot)',
        translate: 'none',
      },
    },
  });

const centred = (theme: Theme) =>
  css({
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: theme.space[10],
      '> div:first-of-type': {
        maxWidth: theme.width.prose,
        textAlign: 'center',
        ul: { justifyContent: 'center' },
      },
      '> div:last-of-type': {
        '--panel-bleed': '0rem',
        width: '100%',
        maxWidth: 'none',
        '> svg': { left: '50%' },
      },
    },
  });

/** The figure stands on the rim of the bowl in the scene `reviews`: it shares its row with the panel’s window. */
const figure = (theme: Theme) =>
  css({
    [theme.media.wide]: {
      gridTemplate: 'auto auto auto / minmax(0, 5fr) minmax(0, 7fr)',
      gap: `0 ${theme.space[12]}`,
      '> p': {
        gridRow: 2,
        alignSelf: 'end',
        // Less what the line has below its digits.
        marginBottom: 'calc(var(--stage-foot) + 22rem - 0.16em)',
      },
      '> div:first-of-type': {
        ...wordsAbove(theme)['> div:first-of-type'],
        gridColumn: '1 / -1',
        marginBottom: theme.space[8],
      },
      '> div:last-of-type': { gridRow: '2 / 4', gridTemplateRows: 'subgrid' },
    },
  });

/** What is in the panel ends where the main column does; the title may be wider than its column. */
const objects = (theme: Theme) =>
  css({
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      h1: { marginRight: `calc(-1 * ${theme.space[16]})` },
      // The outcome comes nearer to what it comes of.
      '[data-mini]': { translate: `0 calc(-1 * ${theme.space[10]})` },
      '> div:last-of-type': {
        '--panel-bleed': `calc(${BLEED} / var(--panel-zoom) - ${theme.space[4]})`,
        width: `calc(100% + ${BLEED})`,
      },
    },
    // Larger, its parts would not fit beside each other.
    '@media (min-width: 120em)': {
      '> div:last-of-type': { '--panel-zoom': '1.2' },
    },
  });

/** The panel before the words, whole. */
const mirrored = (theme: Theme) =>
  css({
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      '> div:first-of-type': { order: 1 },
      // The caption may be as wide as the panel, which is not cut off.
      'figure > :last-child': { maxWidth: 'none' },
      '> div:last-of-type': {
        '--panel-bleed': '0rem',
        width: '100%',
        maxWidth: 'none',
        '> svg': { left: '100%' },
      },
    },
  });

/** For the ground: what is in the panel lies on it without a window, and ends where it does. */
export const objectsStyle = (theme: Theme) =>
  css({
    [theme.media.wide]: {
      '--stage-foot': '0rem',
      '--panel-surface': 'transparent',
      '--panel-line': 'transparent',
      '--panel-shadow': 'none',
    },
  });

/** How heroes stand on wide screens, by their names in the schema ProductLayout; beside the words where it has none. */
export const layouts: Record<
  string,
  ((theme: Theme) => ReturnType<typeof css>) | undefined
> = { canvas, centred, figure, mirrored, objects };
