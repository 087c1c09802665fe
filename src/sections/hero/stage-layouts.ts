import type { SerializedStyles } from '@emotion/react';
import { css } from '@emotion/react';
import { theme } from '../../styles/theme';

/** The space beside the main column. */
export const besideColumn = `max(${theme.space.gutter}, (100vw - ${theme.width.page}) / 2)`;

/** The title beside text and buttons, over the whole panel as wide as the main column. */
const wide = css({
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
    '&& > div:last-of-type': {
      width: 'auto',
      margin: 0,
      'figure > div': { marginRight: 0, paddingRight: 0 },
    },
  },
});

/** A panel without a window around it, which ends where the main column does. */
const objects = css({
  [theme.media.wide]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    // The title may be wider than its column.
    h1: { marginRight: `calc(-1 * ${theme.space[8]})` },
    '&& > div:last-of-type': {
      width: 'auto',
      margin: 0,
      'figure > div': { margin: 0, padding: 0 },
    },
  },
});

/** How heroes are composed on wide screens, by their names in the schema ProductLayout; `staged` is the default. */
export const layouts: Record<string, SerializedStyles | undefined> = {
  wide,
  objects,
};
