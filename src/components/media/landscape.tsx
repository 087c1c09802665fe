import { css } from '@emotion/react';
import { MARK } from '../../brand/mark';
import { theme } from '../../styles/theme';

const { colour } = theme;

/** A half-circle as the data of an SVG path: above the line at `y` like the sun, or below it like a furrow. */
export function halfCircle(
  x: number,
  y: number,
  radius: number,
  side: 'above' | 'below',
): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 0 ${side === 'above' ? 1 : 0} ${2 * radius} 0`;
}

/** Leaves a drawing out on paper, and where forced colours would leave nothing but its shapes. */
export const drawingOnly = {
  [theme.media.forcedColours]: { display: 'none' },
  [theme.media.print]: { display: 'none' },
};

/** The y of the lark's back in the logo, which is the horizon. */
const HORIZON = 16;

/** The arcs in the lark's belly. */
const FURROWS = [4, 6, 8, 10, 12]
  .map((r) => halfCircle(16, HORIZON, r, 'below'))
  .join('');

/** The sun, half of which is above the horizon, and the height of the field. */
const VIEWS = {
  /** The logo, with its lark in the field. */
  logo: { middle: 23, radius: 7, depth: 16 },
  /** A huge sun, low on the horizon. */
  sun: { middle: 16, radius: 12, depth: 4 },
};

export type LandscapeView = keyof typeof VIEWS;

/**
 * The logo as a landscape: the sun on the horizon, the lark in the field. It is as wide as its parent,
 * whose background is the sky. The field extends to both sides, so the parent has to clip it (`overflow-x: clip`).
 */
export function Landscape({ view = 'logo' }: { view?: LandscapeView }) {
  const { middle, radius, depth } = VIEWS[view];
  return (
    <svg
      viewBox={`2 2 28 ${14 + depth}`}
      css={landscapeStyle}
      aria-hidden="true"
    >
      <path
        d={halfCircle(middle, HORIZON, radius, 'above')}
        fill={colour.accent}
      />
      <path d={`M-400 16h832v${depth + 1}h-832z`} fill={colour.darkGround} />
      {view === 'logo' && (
        <>
          <path d={MARK.lark} fill={colour.brandDeep} />
          <path
            d={FURROWS}
            fill="none"
            stroke={colour.brand}
            strokeWidth="0.16"
          />
        </>
      )}
    </svg>
  );
}

/** The height of the field in a landscape of this width. */
export const fieldHeight = (width: string, view: LandscapeView = 'logo') =>
  `calc(${width} * ${VIEWS[view].depth} / 28)`;

/** The sky at first light, and in the dark theme after sunset. */
export const skyGradient = `linear-gradient(${colour.page}, ${colour.sky} 60%, ${colour.skyLow})`;

/** A sky with no horizon, behind what a page opens with. */
export const fadingSkyStyle = css({
  background: `linear-gradient(${colour.page}, ${colour.sky} 50%, ${colour.page})`,
});

/** The sky behind words, from edge to edge of the page. */
export const skyStyle = css({
  overflowX: 'clip',
  background: skyGradient,
});

/** The sky of a landscape in a box, which unlike `skyGradient` doesn't start in the page's colour. */
export const pictureSky = `linear-gradient(${colour.sky}, ${colour.skyLow} 56%)`;

const landscapeStyle = css({
  width: '100%',
  overflow: 'visible',
  // Endless at the sides; at the foot one line longer than the field, or the sky could show through as a hairline.
  clipPath: `inset(-100vh -100vw calc(-1 * ${theme.line}))`,
  pointerEvents: 'none',
  ...drawingOnly,
});
