import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** Furrows from the middle outwards: their distance from it at the horizon and at the front. */
const FURROWS = [
  [0, 0],
  [26, 130],
  [54, 280],
  [86, 460],
  [124, 680],
  [170, 950],
  [228, 1290],
] as const;

const HORIZON = 96;
const FRONT = 360;
const MIDDLE = 720;

/** The radius of the sun. */
const SUN = 40;

/** A decorative field at sunrise, for the foot of the last section; its glow goes beyond its top. */
export function FieldArt() {
  const lines = FURROWS.flatMap(([near, far]) =>
    (far === 0 ? [1] : [-1, 1]).map((side) => {
      const start = MIDDLE + side * near;
      const end = MIDDLE + side * far;
      return `M${start} ${HORIZON}Q${MIDDLE + side * (near + far) * 0.34} ${HORIZON + 90} ${end} ${FRONT}`;
    }),
  );
  return (
    <svg
      viewBox={`0 0 1440 ${FRONT}`}
      preserveAspectRatio="xMidYMin slice"
      css={artStyle}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="field-glow">
          <stop offset="0" css={glowStyle} />
          <stop offset="1" css={glowStyle} stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse
        cx={MIDDLE}
        cy={HORIZON}
        rx="640"
        ry="250"
        fill="url(#field-glow)"
        opacity="0.4"
      />
      <path
        d={`M${MIDDLE - SUN} ${HORIZON}a${SUN} ${SUN} 0 0 1 ${2 * SUN} 0`}
        css={sunStyle}
      />
      <path
        d={`M0 ${HORIZON + 8}Q${MIDDLE} ${HORIZON - 14} 1440 ${HORIZON + 8}V${FRONT}H0Z`}
        css={groundStyle}
      />
      <path d={lines.join('')} css={furrowStyle} />
    </svg>
  );
}

const artStyle = (theme: Theme) =>
  css({
    width: '100%',
    height: `clamp(${theme.space[24]} * 1.6, 22vw, ${theme.width.card})`,
    overflow: 'visible',
    pointerEvents: 'none',
    [theme.media.print]: { display: 'none' },
  });

const glowStyle = (theme: Theme) => css({ stopColor: theme.colour.action });

const sunStyle = (theme: Theme) => css({ fill: theme.colour.sunrise });

/** Lets some of the glow through, which would else end in a hard edge. */
const groundStyle = (theme: Theme) =>
  css({ fill: theme.colour.field, fillOpacity: 0.7 });

const furrowStyle = (theme: Theme) =>
  css({ fill: 'none', stroke: theme.colour.fieldLine, strokeWidth: 1.5 });
