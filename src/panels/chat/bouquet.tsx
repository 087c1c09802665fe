import { css } from '@emotion/react';
import type { PaletteFamily } from '../../styles/palette';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';

type Blossom = [x: number, y: number, radius: number];

const ROUND: Blossom[] = [
  [44, 30, 11],
  [76, 28, 11],
  [60, 18, 12],
  [52, 44, 12],
  [70, 45, 11],
];

const LOOSE: Blossom[] = [
  [38, 38, 8],
  [46, 22, 7],
  [60, 12, 7],
  [75, 20, 8],
  [82, 37, 7],
  [59, 28, 9],
  [52, 42, 9],
  [69, 41, 9],
];

const LOW: Blossom[] = [
  [38, 46, 14],
  [82, 46, 14],
  [60, 40, 16],
];

const TALL: Blossom[] = [
  [32, 22, 7],
  [48, 10, 8],
  [60, 26, 7],
  [73, 8, 8],
  [88, 20, 7],
];

/** What holds the flowers. */
const PAPER = 'M34 46l26 14 26-14-14 28-6 16H54l-6-16z';
const BOX = 'M24 52h72v8h-3v22H27V60h-3z';
const VASE = 'M48 48h24l-4 10c10 8 12 22 6 32H46c-6-10-4-24 6-32z';

/** The ground, the blossoms, their colours in turn, and what holds them. */
const BUNCHES: [PaletteFamily, Blossom[], PaletteFamily[], string][] = [
  ['coral', LOOSE, ['rose', 'amber', 'coral'], PAPER],
  ['amber', ROUND, ['plum', 'indigo', 'rose'], PAPER],
  ['sage', LOW, ['coral', 'rose', 'amber'], BOX],
  ['stone', TALL, ['amber', 'coral', 'stone'], VASE],
];

/** A bunch of flowers as a picture of a product; the next index gives another. */
export function Bouquet({ index }: { index: number }) {
  const [ground, blossoms, colours, vessel] = BUNCHES[
    index % BUNCHES.length
  ] ?? ['sage', [], [], PAPER];
  return (
    <svg
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      css={[tintStyle(ground), pictureStyle]}
      aria-hidden="true"
    >
      <g css={tintStyle('sage')} stroke={theme.tint.strong}>
        <path d={blossoms.map(([x, y]) => `M60 62L${x} ${y}`).join('')} />
        {vessel === PAPER && <path d={LEAVES} fill={theme.tint.strong} />}
      </g>
      {blossoms.map(([x, y, r], blossom) => (
        <g
          key={blossom}
          css={[
            tintStyle(colours[blossom % colours.length] ?? ground),
            blossomStyle,
          ]}
        >
          <path d={petals(x, y, r)} />
          <circle cx={x} cy={y} r={r / 3} />
        </g>
      ))}
      <path d={vessel} fill={theme.colour.surface} />
    </svg>
  );
}

const LEAVES =
  'M60 52C40 48 26 36 24 20c18 4 32 14 36 32zM60 52c20-4 34-16 36-32-18 4-32 14-36 32zM60 50C52 34 52 18 60 4c8 14 8 30 0 46z';

/** Five round petals. */
function petals(x: number, y: number, r: number): string {
  return Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
    const left = x + r * 0.52 * Math.cos(angle) - r / 2;
    const top = y + r * 0.52 * Math.sin(angle);
    return `M${left.toFixed(1)} ${top.toFixed(1)}a${r / 2} ${r / 2} 0 1 1 ${r} 0a${r / 2} ${r / 2} 0 1 1-${r} 0`;
  }).join('');
}

/** A picture has the same colours in both themes. */
const pictureStyle = css({
  colorScheme: 'light',
  width: '100%',
  aspectRatio: '4 / 3',
  borderRadius: theme.radius.small,
  background: theme.tint.line,
});

/** In pale petals, a strong middle. */
const blossomStyle = css({
  fill: `color-mix(in oklab, ${theme.tint.strong} 55%, ${theme.colour.surface})`,
  circle: { fill: theme.tint.soft },
});
