import { css } from '@emotion/react';
import { theme } from '../../styles/theme';
import { columnStyle } from './section';

/** One column; on wide screens the text in the middle and the navigation on its left. */
export const readingGrid = css(columnStyle, {
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${theme.width.prose})`,
  justifyContent: 'center',
  columnGap: theme.space[10],
  [theme.media.wide]: {
    gridTemplateColumns: `minmax(${theme.width.narrow}, 1fr) minmax(0, ${theme.width.prose}) minmax(0, 1fr)`,
  },
});

/** How far figures reach beyond the text on spacious screens: over the empty column, to the edge of the page's. */
export const bleed = `calc((min(100vw - 2 * ${theme.space.gutter}, ${theme.width.page}) - ${theme.width.prose}) / 2)`;
