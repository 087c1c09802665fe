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
    [theme.media.wide]: {
      ...wordsAbove(theme),
      '> div:last-of-type': {
        '--panel-bleed': `calc((${besideColumn(theme)} + ${BLEED}) / var(--panel-zoom))`,
        width: `calc(100% + ${besideColumn(theme)} + ${BLEED})`,
        maxWidth: 'none',
      },
    },
    // Here the main column is wide enough for it.
    '@media (min-width: 120em)': {
      '> div:last-of-type': { '--panel-bleed': '0rem', width: '100%' },
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

const figure = (theme: Theme) =>
  css({
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      alignItems: 'center',
      gap: `${theme.space[8]} ${theme.space[12]}`,
      '> div:first-of-type': {
        ...wordsAbove(theme)['> div:first-of-type'],
        gridColumn: '1 / -1',
      },
    },
  });

/** For the ground: what is in the panel lies on it without a window, and ends where it does. */
export const objectsStyle = (theme: Theme) =>
  css({
    [theme.media.wide]: {
      '--stage-base': '10rem',
      '--panel-foot': '10rem',
      '--panel-surface': 'transparent',
      '--panel-line': 'transparent',
      '--panel-shadow': 'none',
    },
  });

/** How heroes stand on wide screens, by their names in the schema ProductLayout; beside the words where it has none. */
export const layouts: Record<
  string,
  ((theme: Theme) => ReturnType<typeof css>) | undefined
> = { canvas, centred, figure };
