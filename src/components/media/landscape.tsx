import { css } from '@emotion/react';
import { MARK } from '../../brand/mark';
import { hiddenInPrint } from '../../styles/mixins';
import { theme } from '../../styles/theme';

const { colour } = theme;

/** A half-circle as SVG path data: above the line at `y` like the sun, or below it like a furrow. */
export function halfCircle(
  x: number,
  y: number,
  radius: number,
  side: 'above' | 'below',
): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 0 ${side === 'above' ? 1 : 0} ${2 * radius} 0`;
}

/** The y of the horizon: the lark's back in the logo. */
const HORIZON = 16;

const WIDTH = 28;
const SUN_RADIUS = 7;
const FIELD_DEPTH = 16;

/** Arcs in the lark's belly, drawn as furrows. */
const FURROWS = [4, 6, 8, 10, 12]
  .map((r) => halfCircle(16, HORIZON, r, 'below'))
  .join('');

/**
 * The logo as a landscape: the sun on the horizon, the lark in the field. As wide as its parent, which is the sky. The
 * field extends beyond both sides, so the parent needs `overflow-x: clip`.
 */
export function Landscape() {
  return (
    <svg
      viewBox={`2 2 ${WIDTH} ${HORIZON - 2 + FIELD_DEPTH}`}
      css={landscapeStyle}
      aria-hidden="true"
    >
      <path
        d={halfCircle(23, HORIZON, SUN_RADIUS, 'above')}
        fill={colour.brandCoral}
      />
      <path
        d={`M-400 ${HORIZON}h832v${FIELD_DEPTH + 1}h-832z`}
        fill={colour.darkGround}
      />
      <path d={MARK.lark} fill={colour.brandGreenDeep} />
      <path
        d={FURROWS}
        fill="none"
        stroke={colour.brandGreen}
        strokeWidth="0.16"
      />
    </svg>
  );
}

/** The height of the field in a landscape of the given width. */
export const fieldHeight = (width: string) =>
  `calc(${width} * ${FIELD_DEPTH / WIDTH})`;

/** The sky at first light, and in the dark theme before sunrise. */
export const SKY_GRADIENT = `linear-gradient(${colour.page}, ${colour.dawnHigh} 60%, ${colour.dawnLow})`;

/** A sky without a horizon, behind heroes; at night nothing, as its light would be a stripe. */
export const fadingSkyStyle = css({
  background: `linear-gradient(${colour.page}, light-dark(${colour.dawnHigh}, ${colour.page}) 50%, ${colour.page})`,
});

export const skyBand = css({ overflowX: 'clip', background: SKY_GRADIENT });

const landscapeStyle = css(hiddenInPrint, {
  width: '100%',
  overflow: 'visible',
  // Unclipped at the sides. At the bottom one line more than the field, or the sky could show as a hairline.
  clipPath: `inset(-100vh -100vw calc(-1 * ${theme.stroke.thin}))`,
  pointerEvents: 'none',
});
