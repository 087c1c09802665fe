import { css } from '@emotion/react';
import { theme } from '../../styles/theme';

// Larks face right, with their feet at 0 0, and are about 45 units high. All have one body and one head.

const BODY =
  'M9-27.5C12.5-22 12.5-13.5 7-9C2.5-5.4-4-5.5-8.5-8.2L-26 4.2L-29.5.2L-14-13.5C-12.5-21-6-26 0-27.5C2-31 6-31 9-27.5Z';
const BREAST =
  'M8.7-28.5C12.8-21 12.5-13.5 7-9C3.8-6.4-.5-5.7-4.2-6.3C3-9 7.2-17.5 5.2-26Z';
const HEAD =
  'M11.3-25C7.5-22.5 1.5-23.5-.5-27C-1.5-33 .5-38.5 5-39.6C10-40.6 13.7-37 13.7-32.6C13.7-29.5 12.9-27 11.3-25ZM0-34.5L-5-39.5L0-38.6L-1.6-43L6.5-39.4Z';
const BEAK = 'M12.6-35.2L20-32.6L12.6-30.2Z';
const LEGS = 'M2.5-8L3.5-.5M-3-7L-2.5-.5M2-.5H6M-4-.5H0';
const WING =
  'M4.5-22C7-14.5-1-8.5-18.5-4.5C-17.5-9.5-15-12-12.5-15.5C-9.5-21-3.5-24.5 4.5-22Z';
const FEATHERS =
  'M-16-6.8C-8.5-8.6-2.8-11.8-1-16.5M-13.5-11.2C-8.5-12.6-5.5-15-4.3-18.5';

const FLYING = {
  tail: 'M-14-14L-34-2L-31 1L-29.5 5L-25.5 5.5L-8-8Z',
  legs: 'M-5-8L-11-3.5M-1-8L-8-1.5',
  farWing:
    'M0-20C1-33 7-45 19-55C20.5-50 20.5-46.5 19.5-43C21-43.3 22-43.7 23-44.3C23-40 22-37 20-34C21-34 22-34.3 23-34.8C21-27 15-20 7-16Z',
  nearWing:
    'M6-20C1-32-9-42-27-49C-26.5-44-25-41-22-38C-24-38-25.5-38.3-27-39C-25-34.5-22.5-31.8-19-29.7C-20.5-29.5-22-29.7-23.5-30.3C-18-22.5-9-16.5 1-16C5-15.8 7-17.5 6-20Z',
};

/** The tilt of the body in degrees, and how the head is moved. */
const POSES = [
  { tilt: 16, head: 'rotate(12 6 -29)' },
  { tilt: 0, head: '' },
  { tilt: -4, head: 'rotate(-20 6 -29)' },
  { tilt: 4, head: 'translate(11.6) scale(-1 1)' },
] as const;

/** A lark on its feet, to be drawn within an `svg`: leaning forward, looking ahead, up or back. */
export function Lark({ pose }: { pose: number }) {
  const { tilt, head } = POSES[pose % POSES.length] ?? POSES[0];
  return (
    <>
      <path d={LEGS} css={lineStyle} />
      <g transform={`rotate(${tilt} 0 -6)`}>
        <BodyAndHead head={head} />
        <path d={WING} fill={theme.colour.accent} />
        <path d={FEATHERS} css={[lineStyle, featherStyle]} />
      </g>
    </>
  );
}

/** A lark that has just left its perch. */
export function FlyingLark() {
  return (
    <g transform="translate(0 -12)">
      <path d={FLYING.farWing} fill={theme.colour.actionEnd} />
      <path d={FLYING.legs} css={lineStyle} />
      <path d={FLYING.tail} css={bodyStyle} />
      <BodyAndHead head="" />
      <path d={FLYING.nearWing} fill={theme.colour.accent} />
    </g>
  );
}

function BodyAndHead({ head }: { head: string }) {
  return (
    <>
      <path d={BODY} css={bodyStyle} />
      <path d={BREAST} css={breastStyle} />
      <g transform={head}>
        <path d={BEAK} fill={theme.colour.accent} />
        <path d={HEAD} css={bodyStyle} />
        <circle cx="8.8" cy="-34" r="1.7" fill={theme.colour.glow} />
        <circle cx="9.2" cy="-34" r="0.9" fill={theme.colour.onAction} />
      </g>
    </>
  );
}

const { brand, brandDeep, text } = theme.colour;

/** Lighter in the dark theme, to be visible on the dark sky. */
const bodyStyle = css({ fill: `light-dark(${brandDeep}, ${brand})` });

const breastStyle = css({ fill: `light-dark(${brand}, ${brandDeep})` });

const lineStyle = css({
  fill: 'none',
  stroke: text,
  strokeWidth: 1.1,
  strokeLinecap: 'round',
});

const featherStyle = css({ stroke: `light-dark(${brandDeep}, ${brand})` });
