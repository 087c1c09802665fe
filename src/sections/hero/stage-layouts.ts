import { css } from '@emotion/react';
import { theme } from '../../styles/theme';

/** The space beside the main column. */
export const besideColumn = `max(${theme.space.gutter}, (100vw - ${theme.width.page}) / 2)`;

/** The title beside text and buttons, over the whole panel as wide as the main column. */
export const wide = css({
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
  },
});
