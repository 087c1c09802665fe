import { css } from '@emotion/react';
import { drawingOnly } from '../../components/media/landscape';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { FlyingLark, Lark } from './lark';

/** The lengths of wire: two make a wire on wide screens. */
const LENGTHS = 6;
const WIDTH = 600;
const HEIGHT = 116;
const LARK_SIZE = 1.8;
/** How far the wires reach out of the drawing on both sides, and how far they sag. */
const REACH = 800;
const SAG = 34;
const WIRE = `M-${REACH} 0q${REACH + WIDTH} ${2 * SAG} ${2 * (REACH + WIDTH)} 0`;

/** The height of a wire below its start. */
const sagAt = (x: number) => {
  const share = (x + REACH) / (2 * (REACH + WIDTH));
  return 4 * SAG * share * (1 - share);
};

/** Decoration: larks on telephone wires, unevenly spaced. The last one of the first length flies away. */
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
    <svg viewBox={`${left} -80 ${WIDTH} ${HEIGHT}`}>
      <path
        d={WIRE}
        fill="none"
        stroke={theme.colour.textMuted}
        strokeWidth="1.5"
      />
      {Array.from({ length: seats }, (_, seat) => {
        const index = length + seat * LENGTHS;
        const x =
          left + (WIDTH / seats) * (seat + 0.5 + 0.22 * Math.sin(index * 5.1));
        const side = Math.sin(index * 2.3) > -0.3 ? LARK_SIZE : -LARK_SIZE;
        const flies = length === 0 && seat === seats - 1;
        return (
          <g
            key={index}
            transform={`translate(${x.toFixed()} ${sagAt(x).toFixed(1)}) scale(${side} ${LARK_SIZE})`}
          >
            {flies ? <FlyingLark /> : <Lark pose={length + seat} />}
          </g>
        );
      })}
    </svg>
  );
}

const artStyle = css(columns({ medium: '1fr 1fr' }), {
  ...drawingOnly,
  // Room for wings.
  marginTop: theme.space[10],
  svg: { width: '100%', overflow: 'visible' },
});
