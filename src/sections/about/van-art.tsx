import { css } from '@emotion/react';
import { drawingOnly, halfCircle } from '../../components/media/landscape';
import { VAN } from '../../components/media/van';
import { theme } from '../../styles/theme';

const { colour } = theme;

/** The radius of the sun, and of the furrowed field under it. */
const SUN = 84;

/** Arcs around the sun for the ringing phone; the furrows in the field have the same centre. */
const RINGS = [95, 106, 117];
const FURROWS = [14, 28, 42, 56, 70];

/** A decorative picture: a plumber's van on the horizon, before the sun, with a telephone that rings in it. */
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

/** The field under the van, whose furrows are the sun's mirror image. */
export function FurrowArt() {
  return (
    <svg viewBox="-120 0 240 84" css={artStyle} aria-hidden="true">
      <path d={bowl(SUN)} fill={colour.brandDeep} />
      <path
        d={FURROWS.map(bowl).join('')}
        fill="none"
        stroke={colour.brand}
        strokeWidth="1.5"
      />
    </svg>
  );
}

const arch = (r: number) => halfCircle(0, 0, r, 'above');
const bowl = (r: number) => halfCircle(0, 0, r, 'below');

const artStyle = css({ width: '100%', ...drawingOnly });
