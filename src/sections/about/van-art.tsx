import { css } from '@emotion/react';
import { drawingOnly, halfCircle } from '../../components/media/landscape';
import { VAN } from '../../components/media/van';
import { theme } from '../../styles/theme';

const { colour } = theme;

const SUN = 84;

/** Radii of the arcs around the sun, a sign of the ringing phone. */
const RINGS = [95, 106, 117];

/** Decoration: a plumber's van on the horizon in front of the sun, with his phone ringing in it. */
export function VanArt() {
  return (
    <svg viewBox="-120 -120 240 120" css={artStyle} aria-hidden="true">
      <path d={arch(SUN)} fill={colour.accent} />
      {RINGS.map((radius, index) => (
        <path
          key={radius}
          d={arch(radius)}
          fill="none"
          stroke={colour.accent}
          strokeWidth="2"
          opacity={1 - index * 0.3}
        />
      ))}
      <g
        transform="scale(.72) translate(-226 -127.5)"
        fill="none"
        strokeLinecap="round"
        dangerouslySetInnerHTML={{ __html: VAN }}
      />
    </svg>
  );
}

const arch = (r: number) => halfCircle(0, 0, r, 'above');

const artStyle = css({ width: '100%', ...drawingOnly });
