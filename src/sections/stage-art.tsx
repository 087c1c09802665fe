import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/**
 * Half-discs behind a panel, in rem: 0 0 is where the panel's left edge meets the end of the coloured ground, up is
 * negative. A `bowl` hangs from its flat side as the brand's field does, all others stand on it as its sun does; `lines`
 * are furrows without a surface, `sun` is the sun itself.
 */
interface Disc {
  x: number;
  y: number;
  r: number;
  look?: 'bowl' | 'lines' | 'sun';
}

const SCENES: Record<string, Disc[]> = {
  call: [
    { x: 3, y: 0, r: 27, look: 'lines' },
    { x: 3, y: 0, r: 15 },
  ],
  chat: [
    { x: -23, y: -7, r: 11, look: 'bowl' },
    { x: -1, y: -10, r: 15, look: 'bowl' },
  ],
  campaign: [
    { x: -13, y: -10.5, r: 27, look: 'bowl' },
    { x: -1.5, y: -12, r: 8, look: 'sun' },
  ],
  hub: [{ x: 14, y: 0, r: 32 }],
  inbox: [
    { x: -24, y: 0, r: 7 },
    { x: -6, y: 0, r: 11 },
  ],
  payments: [
    { x: 0, y: -12, r: 10 },
    { x: 0, y: -12, r: 10, look: 'bowl' },
  ],
  pipeline: [
    { x: -38, y: 0, r: 3 },
    { x: -29.5, y: 0, r: 5 },
    { x: -16.5, y: 0, r: 7.5 },
    { x: 3, y: 0, r: 11.5 },
  ],
  reviews: [{ x: -14, y: -10, r: 26, look: 'bowl' }],
  workflow: [
    { x: -22, y: 0, r: 9, look: 'lines' },
    { x: 0, y: 0, r: 13 },
  ],
};

/** The distance between two furrows. */
const STEP = 2;

/** What stands behind a panel: half-discs with furrows, arranged differently for each kind of panel. */
export function StageArt({ scene }: { scene: string }) {
  return (
    <svg viewBox="-60 -48 120 48" css={artStyle} aria-hidden="true">
      {SCENES[scene]?.map(({ x, y, r, look }) => {
        const sweep = look === 'bowl' ? 0 : 1;
        const furrows = Array.from(
          { length: Math.floor(r / STEP) - 1 },
          (_, index) => halfCircle(x, y, r - (index + 1) * STEP, sweep),
        );
        return (
          <g key={`${x} ${r} ${sweep}`}>
            {look !== 'lines' && (
              <path
                d={halfCircle(x, y, r, sweep)}
                css={look === 'sun' ? sunStyle : undefined}
              />
            )}
            {look !== 'sun' && <path d={furrows.join('')} css={furrowStyle} />}
          </g>
        );
      })}
    </svg>
  );
}

const halfCircle = (x: number, y: number, r: number, sweep: number) =>
  `M${x - r} ${y}a${r} ${r} 0 0 ${sweep} ${2 * r} 0`;

const artStyle = (theme: Theme) =>
  css({
    position: 'absolute',
    maxWidth: 'none',
    fill: 'var(--stage-disc)',
    zIndex: -1,
    '@media print, (forced-colors: active)': { display: 'none' },
    // On narrow screens the sun looks over the panel's top.
    left: '60%',
    top: 0,
    width: '60rem',
    marginLeft: '-30rem',
    marginTop: '-20rem',
    [theme.media.wide]: {
      top: 'auto',
      left: 0,
      bottom: 'var(--stage-base)',
      width: '120rem',
      marginLeft: '-60rem',
    },
  });

const sunStyle = (theme: Theme) => css({ fill: theme.colour.sunrise });

const furrowStyle = css({
  fill: 'none',
  stroke: 'var(--stage-furrow)',
  strokeWidth: 0.125,
});
