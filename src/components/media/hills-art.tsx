import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { palette } from '../../styles/palette';

const { amber, coral, ink, sage } = palette;

/** The hills from the farthest to the nearest. */
const HILLS = [
  ['M0 268C90 212 190 206 290 236S480 214 560 182V420H0z', sage[300]],
  ['M0 300C120 262 210 304 320 288S480 258 560 270V420H0z', sage[600]],
  ['M0 346C90 322 210 322 320 340S480 352 560 318V420H0z', sage[800]],
  ['M0 392C140 366 330 384 560 360V420H0z', ink[900]],
] as const;

const FURROWS =
  'M250 420C262 384 276 356 290 338M180 420C214 380 246 354 272 339M330 420C322 384 314 358 308 339M420 420C384 382 352 356 328 340M90 420C150 378 204 354 250 339M520 420C452 378 396 356 350 341';

/** A decorative picture of hills at sunrise. */
export function HillsArt() {
  return (
    <svg viewBox="0 0 560 420" css={frameStyle} aria-hidden="true">
      <defs>
        <linearGradient id="hills-sky" x2="0" y2="1">
          <stop offset="0" stopColor={sage[200]} />
          <stop offset="0.42" stopColor={amber[100]} />
          <stop offset="0.62" stopColor={coral[200]} />
        </linearGradient>
      </defs>
      <path d="M0 0h560v420H0z" fill="url(#hills-sky)" />
      <circle cx="372" cy="210" r="96" fill={amber[200]} opacity="0.55" />
      <circle cx="372" cy="210" r="54" fill={amber[300]} />
      {HILLS.map(([path, colour]) => (
        <path key={path} d={path} fill={colour} />
      ))}
      <path d={FURROWS} fill="none" stroke={sage[600]} strokeWidth="2" />
      <path
        d="M140 112q10-9 18 0q8-9 18 0M196 84q8-7 14 0q6-7 14 0M108 148q7-6 12 0q5-6 12 0"
        fill="none"
        stroke={ink[800]}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

const frameStyle = (theme: Theme) =>
  css({
    width: '100%',
    height: 'auto',
    borderRadius: theme.radius.large,
    boxShadow: theme.shadow,
    [theme.media.print]: { display: 'none' },
  });
