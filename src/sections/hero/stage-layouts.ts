import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** How far a panel runs off the page. */
export const BLEED = '4rem';

/** The space beside the main column. */
export const besideColumn = (theme: Theme) =>
  `max(${theme.space.gutter}, (100vw - ${theme.width.page}) / 2)`;

/** The title beside text and buttons, over the whole panel as wide as the main column. */
const wide = (theme: Theme) =>
  css({
    [theme.media.wide]: {
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
      '> div:last-of-type': {
        '--panel-bleed': '0rem',
        '--panel-height': '0',
        width: '100%',
        maxWidth: 'none',
      },
    },
  });

/** What is in the panel lies on the ground without a window, and ends where the main column does. */
const objects = (theme: Theme) =>
  css({
    [theme.media.wide]: {
      '--panel-surface': 'transparent',
      '--panel-line': 'transparent',
      '--panel-shadow': 'none',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      // The title may be wider than its column.
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

/** How heroes are composed on wide screens, by their names in the schema ProductLayout; `staged` is the default. */
export const layouts: Record<
  string,
  ((theme: Theme) => ReturnType<typeof css>) | undefined
> = { wide, objects };
