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

/** Arcs in the lark's belly, drawn as furrows. */
const FURROWS = [4, 6, 8, 10, 12]
  .map((r) => halfCircle(16, HORIZON, r, 'below'))
  .join('');

/** The sun's centre and radius, and the height of the field. */
export const SUNS = {
  logo: { x: 23, y: HORIZON, radius: 7, depth: 16 },
  morning: { x: 16, y: HORIZON, radius: 12, depth: 4 },
  day: { x: 20, y: 6.5, radius: 7, depth: 4 },
  evening: { x: 14, y: 20, radius: 14, depth: 4 },
};

export type Sun = keyof typeof SUNS;

/**
 * The logo as a landscape: the sun on the horizon, the lark in the field. As wide as its parent, which is the sky. The
 * field extends beyond both sides, so the parent needs `overflow-x: clip`.
 */
export function Landscape({ sun = 'logo' }: { sun?: Sun }) {
  const { x, y, radius, depth } = SUNS[sun];
  // How much of the circle is below the horizon, in % of its diameter.
  const belowHorizon = Math.max(0, (50 * (y + radius - HORIZON)) / radius);
  return (
    <svg
      viewBox={`2 2 ${WIDTH} ${HORIZON - 2 + depth}`}
      css={landscapeStyle}
      aria-hidden="true"
    >
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill={colour.brandCoral}
        // Ends at the horizon: if the field covered the rest, a line of the sun would show at the field's lower edge.
        style={{ clipPath: `inset(0 0 ${belowHorizon}%)` }}
      />
      <path
        d={`M-400 ${HORIZON}h832v${depth + 1}h-832z`}
        fill={colour.darkGround}
      />
      {sun === 'logo' && (
        <>
          <path d={MARK.lark} fill={colour.brandGreenDeep} />
          <path
            d={FURROWS}
            fill="none"
            stroke={colour.brandGreen}
            strokeWidth="0.16"
          />
        </>
      )}
    </svg>
  );
}

/** The height of the field in a landscape of the given width. */
export const fieldHeight = (width: string, sun: Sun) =>
  `calc(${width} * ${SUNS[sun].depth} / ${WIDTH})`;

/** The sky at first light, and in the dark theme before sunrise. */
export const SKY_GRADIENT = `linear-gradient(${colour.page}, ${colour.dawnHigh} 60%, ${colour.dawnLow})`;

/** The sky of each sun. */
export const SKIES: Record<Sun, string> = {
  logo: SKY_GRADIENT,
  morning: SKY_GRADIENT,
  day: `linear-gradient(${colour.page}, ${colour.dawnHigh})`,
  evening: `linear-gradient(${colour.page}, ${colour.dawnHigh} 30%, ${colour.dawnLow} 65%, ${colour.dusk})`,
};

/** A sky without a horizon, behind heroes. */
export const fadingSkyStyle = css({
  background: `linear-gradient(${colour.page}, ${colour.dawnHigh} 50%, ${colour.page})`,
});

export const skyBand = css({ overflowX: 'clip', background: SKY_GRADIENT });

const landscapeStyle = css(hiddenInPrint, {
  width: '100%',
  overflow: 'visible',
  // Unclipped at the sides. At the bottom one line more than the field, or the sky could show as a hairline.
  clipPath: `inset(-100vh -100vw calc(-1 * ${theme.stroke.thin}))`,
  pointerEvents: 'none',
});
