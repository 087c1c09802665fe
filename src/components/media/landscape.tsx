import { css } from '@emotion/react';
import { MARK } from '../../brand/mark';
import { theme } from '../../styles/theme';

const { colour, space } = theme;

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

/** Only the flying lark has a wing: in the logo the sun is its wing. */
const WING = 'M10 16L18-2a18 18 0 0 1 8 18z';
const BEAK = 'M29.8 18l5-1.6-4.8-.6z';

/** The logo with its lark in the field, a huge sun low on the horizon, or the lark flying over the field. */
export type LandscapeView = 'logo' | 'sun' | 'flying';

interface ViewShapes {
  /** Half of it is above the horizon. */
  sun: { middle: number; radius: number };
  /** The height of the field, from the horizon down. */
  depth: number;
}

const VIEWS: Record<LandscapeView, ViewShapes> = {
  logo: { sun: { middle: 23, radius: 7 }, depth: 16 },
  sun: { sun: { middle: 16, radius: 12 }, depth: 4 },
  flying: { sun: { middle: 23, radius: 7 }, depth: 6 },
};

interface LandscapeProps {
  view?: LandscapeView;
  /** Lets the sun rise while it is scrolled into view. */
  rising?: boolean;
}

/**
 * The logo as a landscape: the sun on the horizon, the lark in the field. It is as wide as its parent,
 * whose background is the sky. The field extends to both sides, so the parent has to clip it (`overflow-x: clip`).
 */
export function Landscape({ view = 'logo', rising = false }: LandscapeProps) {
  const { sun, depth } = VIEWS[view];
  return (
    <svg
      viewBox={`2 2 28 ${14 + depth}`}
      css={landscapeStyle}
      aria-hidden="true"
    >
      {/* Ends the rising sun at the horizon: at the lower edge of the field a line of it would show. */}
      <svg
        x="-400"
        y="-384"
        width="832"
        height="400.2"
        viewBox="-400 -384 832 400.2"
      >
        <path
          d={halfCircle(sun.middle, HORIZON, sun.radius, 'above')}
          css={rising ? risingStyle : sunStyle}
        />
      </svg>
      <path d={`M-400 16h832v${depth + 1}h-832z`} css={fieldStyle} />
      {view === 'flying' && (
        <g transform="translate(4 .4)rotate(-18 8 8)scale(.3)">
          <path d={MARK.lark} css={flyingStyle} />
          <path d={WING} css={wingStyle} />
          <path d={BEAK} css={sunStyle} />
        </g>
      )}
      {view === 'logo' && (
        <>
          <path
            d="M-3.8 16v-1.8h-.4l1.6-1.6.6.6v-.5h.5v1l.5.5h-.4v1.8z"
            css={fieldStyle}
          />
          <path
            d="M-3.3 14.3h.6v.6h-.6zM-2.3 14.6h.6v1.4h-.6z"
            css={windowStyle}
          />
          <path d={MARK.lark} css={larkStyle} />
          <path d={FURROWS} css={furrowStyle} />
        </>
      )}
    </svg>
  );
}

/** The height of the field in a landscape of this width. */
export const fieldHeight = (width: string, view: LandscapeView = 'logo') =>
  `calc(${width} * ${VIEWS[view].depth} / 28)`;

/** The sky at first light, and in the dark theme after sunset. */
export const skyGradient = `linear-gradient(${theme.colour.page}, ${theme.colour.sky} 60%, ${theme.colour.skyLow})`;

/** A sky with no horizon, behind what a page opens with. */
export const fadingSkyStyle = css({
  background: `linear-gradient(${theme.colour.page}, ${theme.colour.sky} 50%, ${theme.colour.page})`,
});

/** The sky behind words, from edge to edge of the page. */
export const skyStyle = css({
  overflowX: 'clip',
  background: skyGradient,
});

/** The sky of a landscape in a box, which unlike `skyGradient` doesn't start in the page's colour. */
export const pictureSky = `linear-gradient(${theme.colour.sky}, ${theme.colour.skyLow} 56%)`;

const SUN_PLACE = `calc(100% - max(${space.gutter} + ${space[12]}, (100vw - ${theme.width.page}) / 2 + ${space[12]})) 100%`;

/** The end of a page without a landscape: a strip of sky with the sun. */
export const horizonStyle = css({
  content: '""',
  display: 'block',
  height: space[24],
  background: `radial-gradient(circle at ${SUN_PLACE}, ${colour.accent} calc(${space[12]} - ${theme.line}), transparent ${space[12]}), linear-gradient(${colour.page}, ${colour.sky}, ${colour.skyLow})`,
  ...drawingOnly,
});

const landscapeStyle = css({
  width: '100%',
  overflow: 'visible',
  // Endless at the sides; at the foot one line longer than the field, or the sky could show through as a hairline.
  clipPath: `inset(-100vh -100vw calc(-1 * ${theme.line}))`,
  pointerEvents: 'none',
  ...drawingOnly,
});

const sunStyle = css({ fill: theme.colour.accent });

const risingStyle = css(sunStyle, {
  [theme.media.motion]: {
    '@supports (animation-timeline: view())': {
      '@keyframes sunrise': { from: { transform: 'translateY(56%)' } },
      transformBox: 'fill-box',
      animation: 'sunrise linear both',
      animationTimeline: 'view()',
      animationRange: 'entry 0% cover 45%',
    },
  },
});

const fieldStyle = css({ fill: theme.colour.darkGround });

const larkStyle = css({ fill: theme.colour.brandDeep });

/** Lighter than the lark in the field, so that it shows on a dark sky. */
const flyingStyle = css({
  fill: `light-dark(${colour.brandDeep}, ${colour.brand})`,
});

const wingStyle = css({
  fill: `light-dark(${colour.brand}, ${colour.success})`,
});

const windowStyle = css({ fill: theme.colour.glow });

const furrowStyle = css({
  fill: 'none',
  stroke: theme.colour.brand,
  strokeWidth: 0.16,
});
