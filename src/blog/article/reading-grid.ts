import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { columnStyle } from '../../components/text/section';

/** The column of an article: what leads about on the left, the text in the middle, where there is room for both. */
export const readingGrid = (theme: Theme) =>
  css(columnStyle(theme), {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${theme.width.prose})`,
    justifyContent: 'center',
    columnGap: theme.space[10],
    [theme.media.wide]: {
      gridTemplateColumns: `minmax(${theme.width.narrow}, 1fr) minmax(0, ${theme.width.prose}) minmax(0, 1fr)`,
    },
  });
