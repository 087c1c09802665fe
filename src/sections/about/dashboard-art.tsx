import { css } from '@emotion/react';
import { drawingOnly, halfCircle } from '../../components/media/landscape';
import { theme } from '../../styles/theme';

const { colour } = theme;

const WINDSCREEN = 'M34 62Q200 34 366 62L398 268H2z';
const DASHBOARD = 'M0 262Q200 232 400 262V480H0z';
const HOUSE = 'M30 216v-38l-7 5-5-6 36-30 36 30-5 6-7-5v38z';
const PHONE =
  'M234 204h76a20 20 0 0 1 20 20v176a20 20 0 0 1-20 20h-76a20 20 0 0 1-20-20V224a20 20 0 0 1 20-20z';
const SCREEN =
  'M235 211h74a14 14 0 0 1 14 14v174a14 14 0 0 1-14 14h-74a14 14 0 0 1-14-14V225a14 14 0 0 1 14-14z';
const PAPER = 'M326 352l62-9 14 104-62 9z';
const LINES = 'M338 372l42-6M341 388l42-6M343 404l28-4';

/** The telephone's top in the middle, from where it rings. */
const RINGS = [74, 92, 110];
const FURROWS = [52, 72, 92, 112, 132];

/** A decorative picture: the view from the driver's empty seat, with a telephone that rings on the dashboard. */
export function DashboardArt() {
  return (
    <svg viewBox="0 0 400 480" css={artStyle} aria-hidden="true">
      <defs>
        <linearGradient id="windscreen-sky" x2="0" y2="1">
          <stop stopColor={colour.sky} />
          <stop offset="0.75" stopColor={colour.skyLow} />
        </linearGradient>
        <clipPath id="windscreen">
          <path d={WINDSCREEN} />
        </clipPath>
      </defs>
      <path d="M0 0h400v480H0z" fill={colour.darkGround} />
      <g clipPath="url(#windscreen)">
        <path d="M0 0h400v300H0z" fill="url(#windscreen-sky)" />
        <path d={HOUSE} fill={colour.darkGround} />
        <path d="M44 182h20v20h-20z" fill={colour.glow} />
        <path d="M0 216h400v60H0z" fill={colour.brandDeep} />
        <path
          d={FURROWS.map((r) => halfCircle(138, 216, r, 'below')).join('')}
          fill="none"
          stroke={colour.brand}
          strokeWidth="2"
        />
      </g>
      <Mirror />
      <path d={DASHBOARD} fill={colour.darkLine} />
      <SteeringWheel />
      <path d={PAPER} fill={colour.onDark} />
      <path d={LINES} stroke={colour.onDarkMuted} strokeWidth="4" />
      <Telephone />
    </svg>
  );
}

function Mirror() {
  return (
    <g fill={colour.darkGround}>
      <path d="M196 30h8v24h-8z" />
      <rect x="148" y="52" width="104" height="30" rx="12" />
      <path d="M158 74V60l14 14z" fill={colour.brandDeep} />
    </g>
  );
}

function SteeringWheel() {
  return (
    <g fill="none" stroke={colour.darkGround} strokeWidth="20">
      <circle cx="98" cy="430" r="104" />
      <path d="M-6 430h208M98 430v100" />
      <circle cx="98" cy="430" r="26" fill={colour.darkGround} />
    </g>
  );
}

/** An incoming call that nobody takes. */
function Telephone() {
  return (
    <>
      {RINGS.map((radius, index) => (
        <path
          key={radius}
          d={halfCircle(272, 216, radius, 'above')}
          fill="none"
          stroke={colour.accent}
          strokeWidth="4"
          opacity={1 - index * 0.28}
        />
      ))}
      <path d={PHONE} fill={colour.onAction} />
      <path d={SCREEN} fill={colour.onDark} />
      <circle cx="272" cy="260" r="26" fill={colour.brandDeep} />
      <path
        d="M272 242a9 9 0 0 1 0 18a9 9 0 0 1 0-18M255 278a17 13 0 0 1 34 0z"
        fill={colour.onDark}
      />
      <path
        d="M246 306h52M256 322h32"
        stroke={colour.onAction}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="250" cy="380" r="16" fill={colour.accent} />
      <circle cx="294" cy="380" r="16" fill={colour.brand} />
    </>
  );
}

const artStyle = css({
  width: '100%',
  borderRadius: theme.radius.large,
  ...drawingOnly,
});
