import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** The sky behind the day, from first light over the colour of the page to the evening. */
export function DaySky({ children }: { children: ReactNode }) {
  return <div css={skyStyle}>{children}</div>;
}

const skyStyle = (theme: Theme) =>
  css({
    overflow: 'clip',
    background: `linear-gradient(${[
      theme.colour.page,
      `${theme.colour.sky} 14rem`,
      `${theme.colour.page} 46rem`,
      `${theme.colour.page} calc(100% - 64rem)`,
      `${theme.colour.sky} calc(100% - 24rem)`,
      theme.colour.skyLow,
    ].join()})`,
    [theme.media.print]: { background: 'none' },
  });
