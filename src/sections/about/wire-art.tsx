import { css } from '@emotion/react';
import { drawingOnly } from '../../components/media/landscape';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';

interface Pose {
  /** The lark's outline without its eye; its feet are at 0 0. */
  body: string;
  wing: string;
}

const UPRIGHT = {
  body: 'M16-25l5 2-5 1.5c0 8-4 18-13 20.5c-3 1-8 0-11-1l-14 9-2-3 12-12c3-9 9-13 14-19l-3-5 6 2c5-3 9.5-.5 11 5zm-6-1a1.3 1.3 0 0 0 0 2.6a1.3 1.3 0 0 0 0-2.6z',
  wing: 'M-14-6C-8-17 0-19 8-12C5-6-4-3-14-6z',
};
const ROUND = {
  body: 'M17-17l4.5 1.8-4.7 1.8c-.3 8-5.8 13.8-14.8 13.9c-3.5 0-6.5-.6-9-1.8l-11 3.3-1.2-3.3 9.7-5.2c.3-10 5.5-16.5 14-16.5c7 0 11.5 2 12.5 6zm-5.5-1.6a1.3 1.3 0 0 0 0 2.6a1.3 1.3 0 0 0 0-2.6z',
  wing: 'M-10-6C-7-14 0-16 6-11C4-4-3-2-10-6z',
};
const SINGING = {
  body: 'M13-33l4.5-4-1.5 5.5 5 .5-5.5 3c1 9-2 23-11.5 27c-3 1.2-8 .5-11-.5l-11 12-2.6-2.5 9-14.5c2-9 7-14.5 11.5-20l-4-4.5 6.5 1c4-4 8-6 10.6-3zm-4.6 2.5a1.3 1.3 0 0 0 0 2.6a1.3 1.3 0 0 0 0-2.6z',
  wing: 'M-13-5C-9-16-2-20 6-15C5-8-3-3-13-5z',
};
const BOWING = {
  body: 'M21-10l3.5 4-5.3-.5c-3 5-9 7-15.2 6.5c-5 .2-9-1-11.5-3.5l-13-6-.5-3.5 13.5 1.5c5-7 12-9.5 19-9l.5-5 4 5c4.5 1.5 7 5.5 5 10.5zm-4.6-5a1.3 1.3 0 0 0 0 2.6a1.3 1.3 0 0 0 0-2.6z',
  wing: 'M-11-7C-4-15 4-15 11-9C5-4-4-3-11-7z',
};
const FLYING = {
  body: 'M23.3-26.2l5.6-.4-4.3 3.3c-1.5 6.5-8.3 12.4-17.7 13.7l-9.1 .7-13.3 8.5-1.7-2.9 10-9.7c2.7-5.8 9.5-11.6 17.1-14.1l-2.7-4.5 6.2 2.1c4.9-1.2 8.7-.1 10.1 3.2zm-5.9-.6a1.3 1.3 0 0 0 .6 2.5a1.3 1.3 0 0 0-.6-2.5z',
  wing: 'M9-21.6C2.4-31.3-10.2-40.5-26.7-40.5C-22.3-31.3-17.5-20.1-5.1-16C.5-14.3 7.3-16 9-21.6z',
};

/** Neighbours differ, on a wire and between wires. */
const ORDER = [UPRIGHT, ROUND, SINGING, BOWING, ROUND, UPRIGHT, ROUND];

/** The lengths of wire: two make a wire on wide screens. */
const LENGTHS = 6;
const WIDTH = 600;
const HEIGHT = 88;
/** How far the wires reach out of the drawing on both sides, and how far they sag. */
const REACH = 800;
const SAG = 34;
const WIRE = `M-${REACH} 0q${REACH + WIDTH} ${2 * SAG} ${2 * (REACH + WIDTH)} 0`;

/** The height of a wire below its start. */
const sagAt = (x: number) => {
  const share = (x + REACH) / (2 * (REACH + WIDTH));
  return 4 * SAG * share * (1 - share);
};

/** Decoration: larks on telephone wires, unevenly spaced. The last one flies away. */
export function WireArt({ count }: { count: number }) {
  return (
    <div css={artStyle} aria-hidden="true">
      {Array.from({ length: LENGTHS }, (_, length) => (
        <WireLength key={length} length={length} count={count} />
      ))}
    </div>
  );
}

/** A half of a wire, drawn in full so that it reaches the window's edges, and every sixth of the larks. */
function WireLength({ length, count }: { length: number; count: number }) {
  const left = (length % 2) * WIDTH;
  const seats = Math.ceil((count - length) / LENGTHS);
  return (
    <svg viewBox={`${left} -52 ${WIDTH} ${HEIGHT}`}>
      <path
        d={WIRE}
        fill="none"
        stroke={theme.colour.textMuted}
        strokeWidth="1.5"
      />
      {Array.from({ length: seats }, (_, seat) => {
        const index = length + seat * LENGTHS;
        const x =
          left + (WIDTH / seats) * (seat + 0.5 + 0.2 * Math.sin(index * 5.1));
        const size = 1.55 + 0.25 * Math.sin(index * 3.7);
        const side = Math.sin(index * 2.3) > -0.3 ? size : -size;
        const place = `translate(${x.toFixed()} ${sagAt(x).toFixed(1)}) scale(${side.toFixed(2)} ${size.toFixed(2)})`;
        return <Lark key={index} {...poseOf(index, count)} place={place} />;
      })}
    </svg>
  );
}

const poseOf = (index: number, count: number): Pose =>
  index + 1 === count ? FLYING : (ORDER[index % ORDER.length] ?? UPRIGHT);

function Lark({ body, wing, place }: Pose & { place: string }) {
  return (
    <g transform={place}>
      <path d={body} css={larkStyle} />
      <path d={wing} fill={theme.colour.accent} />
    </g>
  );
}

const artStyle = css(columns({ medium: '1fr 1fr' }), {
  ...drawingOnly,
  svg: { width: '100%', overflow: 'visible' },
});

/** Lighter in the dark theme, to be visible on the dark sky. */
const larkStyle = css({
  fill: `light-dark(${theme.colour.brandDeep}, ${theme.colour.brand})`,
});
