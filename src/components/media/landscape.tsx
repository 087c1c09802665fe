import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { MARK } from '../../brand/mark';

/** Where the back of the lark is in the logo: the horizon. */
const HORIZON = 16;

/** Half-circles below the horizon around a place on it. */
const halfCircles = (middle: number, ...radii: readonly number[]) =>
  radii
    .map((r) => `M${middle - r} ${HORIZON}a${r} ${r} 0 0 0 ${2 * r} 0`)
    .join('');

/** In the lark's belly, and in the field around a place. */
const FURROWS = halfCircles(16, 4, 6, 8, 10, 12);
const fieldFurrows = (middle: number) =>
  halfCircles(middle, 18, 22, 26, 30, 34, 38, 42, 46);

const FIELD = 'M-400 16h832v18h-832z';

/**
 * What a landscape shows: all of the logo, a huge sun low on the horizon, a house far from a small sun, or the lark's
 * wing close by. Those of pages beside each other in the menu differ.
 */
export type LandscapeView = 'lark' | 'sun' | 'house' | 'wing';

interface ViewShapes {
  /** Half of it is above the horizon. */
  sun: { middle: number; radius: number };
  /** Where the furrows in the field have their middle. */
  furrows: number;
  /** How lark and house are moved and enlarged; there is none without. */
  lark?: string;
  house?: string;
}

/** The sun and the wing are cut off by the edge of the page. */
const VIEWS: Record<LandscapeView, ViewShapes> = {
  lark: {
    sun: { middle: 23, radius: 7 },
    furrows: 16,
    lark: '',
    house: '',
  },
  sun: { sun: { middle: 27, radius: 16 }, furrows: 27 },
  house: {
    sun: { middle: 29, radius: 2.5 },
    furrows: 29,
    house: 'translate(19 -32)scale(3)',
  },
  wing: {
    sun: { middle: 41.2, radius: 8.4 },
    furrows: 32.8,
    lark: 'translate(13.6 -3.2)scale(1.2)',
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
  const { sun, furrows, lark, house } = VIEWS[view];
  return (
    <svg viewBox="2 2 28 30" css={landscapeStyle} aria-hidden="true">
      <path
        d={`M${sun.middle - sun.radius} 16a${sun.radius} ${sun.radius} 0 0 1 ${2 * sun.radius} 0z`}
        css={rising ? risingStyle : sunStyle}
      />
      {house !== undefined && (
        <g transform={house || undefined}>
          <path d="M-4 16v-2l1.4-1.3 1.4 1.3v2z" css={fieldStyle} />
          <path d="M-3 14.2h.8v.9h-.8z" css={windowStyle} />
        </g>
      )}
      <path d={FIELD} css={fieldStyle} />
      <path d={fieldFurrows(furrows)} css={fieldFurrowStyle} />
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
export const fieldHeight = (width: string) => `calc(${width} * 16 / 28)`;

/** The sky at first light, and in the dark theme after sunset. */
export const skyGradient = ({ colour }: Theme) =>
  `linear-gradient(${colour.skyHigh}, ${colour.sky} 60%, ${colour.skyLow})`;

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
    ...hidden(theme),
  });
};

const hidden = (theme: Theme) => ({
  // Forced colours would leave nothing but the shapes.
  [theme.media.forcedColours]: { display: 'none' },
  [theme.media.print]: { display: 'none' },
});

const landscapeStyle = (theme: Theme) =>
  css({
    // Its furrows lie on the grounds of what follows, and below their text.
    position: 'relative',
    width: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
    ...hidden(theme),
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

const windowStyle = (theme: Theme) => css({ fill: theme.colour.lamp });

const fieldFurrowStyle = (theme: Theme) =>
  css({ fill: 'none', stroke: theme.colour.fieldLine, strokeWidth: 0.1 });

const furrowStyle = (theme: Theme) =>
  css({ fill: 'none', stroke: theme.colour.furrow, strokeWidth: 0.16 });
