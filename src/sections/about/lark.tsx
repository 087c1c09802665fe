import { css } from '@emotion/react';
import { theme } from '../../styles/theme';

// Faces right, with its feet at 0 0, and is about 45 units high.

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

/** How the body and the head are moved: leaning forward, looking ahead, up or back. */
const POSES = [
  ['rotate(16 0 -6)', 'rotate(12 6 -29)'],
  [],
  ['rotate(-4 0 -6)', 'rotate(-20 6 -29)'],
  ['rotate(4 0 -6)', 'translate(11.6) scale(-1 1)'],
];

/** A lark on its feet, to be drawn within an `svg`. */
export function Lark({ pose }: { pose: number }) {
  const [body, head] = POSES[pose % POSES.length] ?? [];
  return (
    <>
      <path d={LEGS} css={lineStyle} />
      <g transform={body}>
        <path d={BODY} css={bodyStyle} />
        <path d={BREAST} css={breastStyle} />
        <g transform={head}>
          <path d={BEAK} fill={theme.colour.brandCoral} />
          <path d={HEAD} css={bodyStyle} />
          <circle cx="8.8" cy="-34" r="1.7" fill={theme.colour.glow} />
          <circle cx="9.2" cy="-34" r="0.9" fill={theme.colour.onAction} />
        </g>
        <path d={WING} fill={theme.colour.brandCoral} />
        <path d={FEATHERS} css={[lineStyle, featherStyle]} />
      </g>
    </>
  );
}

const { brandGreen: green, brandGreenDeep: deep, text } = theme.colour;

/** Lighter in the dark theme, to be visible on the dark sky. */
const bodyStyle = css({ fill: `light-dark(${deep}, ${green})` });

const breastStyle = css({ fill: `light-dark(${green}, ${deep})` });

const lineStyle = css({
  fill: 'none',
  stroke: text,
  strokeWidth: 1.1,
  strokeLinecap: 'round',
});

const featherStyle = css({ stroke: `light-dark(${deep}, ${green})` });
