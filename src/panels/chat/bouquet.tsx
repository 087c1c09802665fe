import { css } from '@emotion/react';
import type { PaletteFamily } from '../../styles/palette';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';

/** Blossoms of a bunch: the middle of each, its radius and its colour. */
type Blossom = [x: number, y: number, r: number, family: PaletteFamily];

interface Bunch {
  ground: PaletteFamily;
  blossoms: Blossom[];
  /** Without leaves and paper. */
  wreath?: boolean;
}

const BUNCHES: Bunch[] = [
  {
    ground: 'coral',
    blossoms: [
      [44, 30, 11, 'rose'],
      [76, 28, 11, 'amber'],
      [60, 18, 12, 'coral'],
      [52, 44, 12, 'amber'],
      [70, 45, 11, 'rose'],
    ],
  },
  {
    ground: 'amber',
    blossoms: [
      [50, 36, 9, 'plum'],
      [70, 34, 9, 'indigo'],
      [60, 24, 10, 'plum'],
      [60, 47, 9, 'rose'],
    ],
  },
  {
    ground: 'sage',
    wreath: true,
    blossoms: [
      [60, 20, 9, 'amber'],
      [78, 27, 8, 'stone'],
      [85, 45, 9, 'coral'],
      [78, 63, 8, 'amber'],
      [60, 70, 9, 'stone'],
      [42, 63, 8, 'coral'],
      [35, 45, 9, 'amber'],
      [42, 27, 8, 'stone'],
    ],
  },
];

/** A bunch of flowers in paper, as a picture of a product; the next index gives other flowers. */
export function Bouquet({ index }: { index: number }) {
  const bunch = BUNCHES[index % BUNCHES.length] ?? BUNCHES[0];
  return (
    <svg
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      css={[tintStyle(bunch?.ground ?? 'sage'), pictureStyle]}
      aria-hidden="true"
    >
      <g css={[tintStyle('sage'), leafStyle]}>
        {bunch?.wreath ? (
          <circle cx="60" cy="45" r="25" css={stemStyle} />
        ) : (
          <path d="M60 52C40 48 26 36 24 20c18 4 32 14 36 32zM60 52c20-4 34-16 36-32-18 4-32 14-36 32zM60 50C52 34 52 18 60 4c8 14 8 30 0 46z" />
        )}
      </g>
      {!bunch?.wreath && <path d="M34 46l52 0L68 90H52z" css={paperStyle} />}
      {bunch?.blossoms.map(([x, y, r, family]) => (
        <g key={`${x} ${y}`} css={[tintStyle(family), blossomStyle]}>
          <path d={petals(x, y, r)} />
          <circle cx={x} cy={y} r={r / 3} />
        </g>
      ))}
      {!bunch?.wreath && (
        <path d="M34 46l26 14 26-14-14 28-6 16H54l-6-16z" css={frontStyle} />
      )}
    </svg>
  );
}

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

const leafStyle = css({ fill: theme.tint.strong });

const stemStyle = css({
  fill: 'none',
  stroke: theme.tint.strong,
  strokeWidth: 5,
});

const paperStyle = css({ fill: theme.tint.soft });

const frontStyle = css({ fill: theme.colour.surface });

/** In pale petals, a strong middle. */
const blossomStyle = css({
  fill: `color-mix(in oklab, ${theme.tint.strong} 55%, ${theme.colour.surface})`,
  circle: { fill: theme.tint.soft },
});
