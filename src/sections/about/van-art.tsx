import { css } from '@emotion/react';
import { drawingOnly, halfCircle } from '../../components/media/landscape';
import { theme } from '../../styles/theme';

const { colour } = theme;

/** The radius of the sun, and of the furrowed field under it. */
const SUN = 84;

/** Arcs around the sun for the ringing phone; the furrows in the field have the same centre. */
const RINGS = [95, 106, 117];
const FURROWS = [14, 28, 42, 56, 70];

const VAN = 'M-54-9v-37a5 5 0 0 1 5-5h65l20 20h11a7 7 0 0 1 7 7v15z';
const CAB_WINDOW = 'M8-44h5.5l13 13h-18.5z';
const LADDER = 'M-46-56h58M-46-61h58M-38-61v11M-24-61v5M-10-61v5M4-61v11';
const DROP = 'M-26-41c4 6 6 8.6 6 11.6a6 6 0 0 1-12 0c0-3 2-5.6 6-11.6z';
const WHEELS = [-32, 33];

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
      <path d={LADDER} stroke={colour.darkGround} strokeWidth="2" />
      <path d={VAN} css={vanStyle} />
      <path d={DROP} fill={colour.brandDeep} />
      <path d={CAB_WINDOW} fill={colour.darkGround} />
      <Telephone />
      <path d="M3-48v36" stroke={colour.onDarkMuted} />
      <path d="M48-22h4v5h-4z" fill={colour.accent} />
      {WHEELS.map((x) => (
        <g key={x} fill={colour.darkGround}>
          <circle cx={x} cy="-9.5" r="10" />
          <circle cx={x} cy="-9.5" r="3.5" css={vanStyle} />
        </g>
      ))}
    </svg>
  );
}

function Telephone() {
  return (
    <g fill="none" stroke={colour.glow}>
      <rect x="10" y="-41" width="4.4" height="8" rx="1" fill={colour.glow} />
      <path d="M15.6-38.6a2.4 2.4 0 0 1 0 3.6M17.5-39.2a4 4 0 0 1 0 4.8" />
    </g>
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

/** White in the light theme; greyer at dusk, in the dark one. */
const vanStyle = css({
  fill: `light-dark(${theme.colour.onDark}, ${theme.colour.onDarkMuted})`,
});
