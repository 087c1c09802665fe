import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { MARK } from '../../brand/mark';
import { drawingOnly, halfCircle } from './decoration';

/** Where the back of the lark is in the logo: the horizon. */
const HORIZON = 16;

/** Half-circles below the horizon around a place on it. */
const halfCircles = (middle: number, ...radii: readonly number[]) =>
  radii.map((r) => halfCircle(middle, HORIZON, r, 'below')).join('');

/** In the lark's belly, and in the field around a place. */
const FURROWS = halfCircles(16, 4, 6, 8, 10, 12);
const fieldFurrows = (middle: number) =>
  halfCircles(middle, 18, 22, 26, 30, 34, 38, 42, 46);

/** Of the lark in flight: the sun, which is its wing in the logo, stays behind. */
const WING = 'M10 16L18-2a18 18 0 0 1 8 18z';
const BEAK = 'M29.8 18l5-1.6-4.8-.6z';

const FIELD = 'M-400 16h832v18h-832z';

/**
 * What a landscape shows: all of the logo, a huge sun low on the horizon, a house before the sun, the lark's wing close
 * by, or the lark in flight over its empty field. Those of pages beside each other in the menu differ.
 */
export type LandscapeView = 'lark' | 'sun' | 'house' | 'wing' | 'flown';

interface ViewShapes {
  /** Half of it is above the horizon. */
  sun: { middle: number; radius: number };
  /** Where the furrows in the field have their middle. */
  furrows: number;
  /** There is less field where no lark lies in it. */
  depth: number;
  /** How lark, flying lark and house are moved and enlarged; there is none without. */
  lark?: string;
  flyingLark?: string;
  house?: string;
}

/** The sun and the wing are cut off by the edge of the page. */
const VIEWS: Record<LandscapeView, ViewShapes> = {
  lark: {
    sun: { middle: 23, radius: 7 },
    furrows: 16,
    depth: 16,
    lark: '',
    house: '',
  },
  sun: { sun: { middle: 27, radius: 16 }, furrows: 27, depth: 6 },
  house: {
    sun: { middle: 24, radius: 7 },
    furrows: 24,
    depth: 6,
    house: 'translate(24.5 -24)scale(2.5)',
  },
  wing: {
    sun: { middle: 37, radius: 8.4 },
    furrows: 30,
    depth: 16,
    lark: 'translate(10.6 -3.2)scale(1.2)',
  },
  flown: {
    sun: { middle: 23, radius: 7 },
    furrows: 16,
    depth: 6,
    flyingLark: 'translate(4 .4)rotate(-18 8 8)scale(.3)',
  },
};

interface LandscapeProps {
  view?: LandscapeView;
  /** Lets the sun rise while it is scrolled into view. */
  rising?: boolean;
}

/**
 * The logo as a landscape: the sun on the horizon, the lark with its furrows in the field. It is as wide as its parent;
 * the field goes on to both sides, so the parent cuts it off (`overflow-x: clip`). Its parent's background is the sky.
 */
export function Landscape({ view = 'lark', rising = false }: LandscapeProps) {
  const { sun, furrows, depth, lark, flyingLark, house } = VIEWS[view];
  return (
    <svg
      viewBox={`2 2 28 ${14 + depth}`}
      css={landscapeStyle}
      aria-hidden="true"
    >
      <path
        d={halfCircle(sun.middle, HORIZON, sun.radius, 'above')}
        css={rising ? risingStyle : sunStyle}
      />
      {house !== undefined && (
        <g transform={house || undefined}>
          <path
            d="M-3.8 16v-1.8h-.4l1.6-1.6.6.6v-.5h.5v1l.5.5h-.4v1.8z"
            css={fieldStyle}
          />
          <path
            d="M-3.3 14.3h.6v.6h-.6zM-2.3 14.6h.6v1.4h-.6z"
            css={windowStyle}
          />
        </g>
      )}
      <path d={FIELD} css={fieldStyle} />
      <path d={fieldFurrows(furrows)} css={fieldFurrowStyle} />
      {flyingLark !== undefined && (
        <g transform={flyingLark}>
          <path d={MARK.lark} css={flyingStyle} />
          <path d={WING} css={wingStyle} />
          <path d={BEAK} css={sunStyle} />
        </g>
      )}
      {lark !== undefined && (
        <g transform={lark || undefined}>
          <path d={MARK.lark} css={larkStyle} />
          <path d={FURROWS} css={furrowStyle} />
        </g>
      )}
    </svg>
  );
}

/** The height of the field in a landscape of this width. */
export const fieldHeight = (width: string, view: LandscapeView = 'lark') =>
  `calc(${width} * ${VIEWS[view].depth} / 28)`;

/** The sky at first light, and in the dark theme after sunset. */
export const skyGradient = ({ colour }: Theme) =>
  `linear-gradient(${colour.page}, ${colour.sky} 60%, ${colour.skyLow})`;

/** The same above the horizon of a picture, with no paper colour in it. */
export const pictureSky = ({ colour }: Theme) =>
  `linear-gradient(${colour.sky}, ${colour.skyLow} 56%)`;

/** The end of a page without a landscape: a strip of sky with the sun. */
export const horizonStyle = (theme: Theme) => {
  const { space, colour } = theme;
  const place = `calc(100% - max(${space.gutter} + ${space[12]}, (100vw - ${theme.width.page}) / 2 + ${space[12]})) 100%`;
  return css({
    content: '""',
    display: 'block',
    height: space[24],
    background: `radial-gradient(circle at ${place}, ${colour.sunrise} calc(${space[12]} - ${theme.line}), transparent ${space[12]}), linear-gradient(${colour.page}, ${colour.sky}, ${colour.skyLow})`,
    ...drawingOnly(theme),
  });
};

const landscapeStyle = (theme: Theme) =>
  css({
    // Its furrows lie on the grounds of what follows, and below their text.
    position: 'relative',
    width: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
    ...drawingOnly(theme),
  });

const sunStyle = (theme: Theme) => css({ fill: theme.colour.sunrise });

const risingStyle = (theme: Theme) =>
  css(sunStyle(theme), {
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

const fieldStyle = (theme: Theme) => css({ fill: theme.colour.field });

const larkStyle = (theme: Theme) => css({ fill: theme.colour.lark });

/** Lighter than one in the field, to be seen in a dark sky. */
const flyingStyle = ({ colour }: Theme) =>
  css({ fill: `light-dark(${colour.lark}, ${colour.furrow})` });

const wingStyle = ({ colour }: Theme) =>
  css({ fill: `light-dark(${colour.furrow}, ${colour.success})` });

const windowStyle = (theme: Theme) => css({ fill: theme.colour.lamp });

const fieldFurrowStyle = (theme: Theme) =>
  css({ fill: 'none', stroke: theme.colour.fieldLine, strokeWidth: 0.1 });

const furrowStyle = (theme: Theme) =>
  css({ fill: 'none', stroke: theme.colour.furrow, strokeWidth: 0.16 });
