import { css } from '@emotion/react';
import { drawingOnly } from '../../components/media/landscape';
import { theme } from '../../styles/theme';

/** Its feet at 0 0, its eye cut out. */
const LARK =
  'M16-25l5 2-5 1.5c0 8-4 18-13 20.5c-3 1-8 0-11-1l-14 9-2-3 12-12c3-9 9-13 14-19l-3-5 6 2c5-3 9.5-.5 11 5zm-6-1a1.3 1.3 0 0 0 0 2.6a1.3 1.3 0 0 0 0-2.6z';
const WING = 'M-14-6C-8-17 0-19 8-12C5-6-4-3-14-6z';

const WIDTH = 1200;
/** How far the wires reach out of the drawing on both sides, and how far they sag. */
const REACH = 800;
const SAG = 34;
const WIRES = [60, 148, 236];

/** A decorative picture: larks on telephone wires, at distances that are not quite even. */
export function WireArt({ count }: { count: number }) {
  const step = WIDTH / Math.ceil(count / WIRES.length);
  const larks = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / WIRES.length);
    const x = step * (row + 0.5 + 0.22 * Math.sin(index * 5.1));
    const share = (x + REACH) / (WIDTH + 2 * REACH);
    const wire = WIRES[index % WIRES.length] ?? 0;
    const y = wire + 4 * SAG * share * (1 - share);
    const side = Math.sin(index * 2.3) > -0.3 ? 1.6 : -1.6;
    return `translate(${x.toFixed()} ${y.toFixed(1)}) scale(${side} 1.6)`;
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} 290`} css={artStyle} aria-hidden="true">
      {WIRES.map((y) => (
        <path
          key={y}
          d={`M-${REACH} ${y}q${REACH + WIDTH / 2} ${2 * SAG} ${2 * REACH + WIDTH} 0`}
          fill="none"
          stroke={theme.colour.textMuted}
          strokeWidth="1.5"
        />
      ))}
      {larks.map((place) => (
        <g key={place} transform={place}>
          <path d={LARK} css={larkStyle} />
          <path d={WING} fill={theme.colour.accent} />
        </g>
      ))}
    </svg>
  );
}

/** Wider than the column on a phone, with larger larks. */
const artStyle = css({
  width: '100%',
  overflow: 'visible',
  [theme.media.phone]: {
    width: `calc(100% + ${theme.space.gutter})`,
    marginInline: `calc(${theme.space.gutter} / -2)`,
    'g > path': { scale: '1.2' },
  },
  ...drawingOnly,
});

/** Lighter on a dark sky. */
const larkStyle = css({
  fill: `light-dark(${theme.colour.brandDeep}, ${theme.colour.brand})`,
});
