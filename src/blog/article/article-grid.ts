import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { columnStyle } from '../../components/text/section';

/** One column; on wide screens the text in the middle and the navigation on its left. */
export const articleGrid = (theme: Theme) =>
  css(columnStyle(theme), {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${theme.width.prose})`,
    justifyContent: 'center',
    columnGap: theme.space[10],
    [theme.media.wide]: {
      gridTemplateColumns: `minmax(${theme.width.narrow}, 1fr) minmax(0, ${theme.width.prose}) minmax(0, 1fr)`,
    },
  });
