import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** The sky behind the day, from first light over the colour of the page to the sunset. */
export function DaySky({ children }: { children: ReactNode }) {
  return <div css={skyStyle}>{children}</div>;
}

const SUN = 'clamp(3.5rem, 8vw, 7rem)';

/** Where the sun sets: how far from the left. */
export const SUNSET = '78%';

const skyStyle = (theme: Theme) =>
  css({
    overflow: 'clip',
    paddingBottom: SUN,
    background: `radial-gradient(circle at ${SUNSET} 118%, ${theme.colour.sunrise} ${SUN}, transparent calc(${SUN} + ${theme.line})) bottom / 100% ${SUN} no-repeat, linear-gradient(${[
      theme.colour.page,
      `${theme.colour.sky} 14rem`,
      `${theme.colour.page} 46rem`,
      `${theme.colour.page} calc(100% - 64rem)`,
      `${theme.colour.sky} calc(100% - 24rem)`,
      theme.colour.skyLow,
    ].join()})`,
    [theme.media.print]: { background: 'none' },
  });
