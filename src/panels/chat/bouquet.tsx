import { css } from '@emotion/react';
import type { PaletteFamily } from '../../styles/palette';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';

/** Where blossoms are, as "x y", and how far their petals reach. */
const ROUND = { at: '44 30,76 28,60 18,52 44,70 45', reach: 11 };
const LOOSE = {
  at: '38 38,46 22,60 12,75 20,82 37,59 28,52 42,69 41',
  reach: 8,
};
const LOW = { at: '38 46,82 46,60 40', reach: 15 };
const TALL = { at: '32 22,48 10,60 26,73 8,88 20', reach: 8 };

/** What holds the flowers. */
const PAPER = 'M34 46l26 14 26-14-14 28-6 16H54l-6-16z';
const BOX = 'M24 52h72v8h-3v22H27V60h-3z';
const VASE = 'M48 48h24l-4 10c10 8 12 22 6 32H46c-6-10-4-24 6-32z';

/** The ground, the blossoms, their colours in turn, and what holds them. */
const BUNCHES: [PaletteFamily, typeof ROUND, PaletteFamily[], string][] = [
  ['coral', LOOSE, ['rose', 'amber', 'coral'], PAPER],
  ['amber', ROUND, ['plum', 'indigo', 'rose'], PAPER],
  ['sage', LOW, ['coral', 'rose', 'amber'], BOX],
  ['stone', TALL, ['amber', 'coral', 'stone'], VASE],
];

/** A bunch of flowers as a picture of a product; the next index gives another. */
export function Bouquet({ index }: { index: number }) {
  const bunch = BUNCHES[index % BUNCHES.length];
  if (!bunch) return null;
  const [ground, { at, reach }, colours, vessel] = bunch;
  return (
    <svg
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      css={[tintStyle(ground), pictureStyle]}
      aria-hidden="true"
    >
      <g css={tintStyle('sage')} stroke={theme.tint.strong}>
        <path d={at.replace(/^|,/g, 'M60 62L')} />
        {vessel === PAPER && <path d={LEAVES} fill={theme.tint.strong} />}
      </g>
      {at.split(',').map((place, blossom) => (
        <g
          key={place}
          css={tintStyle(colours[blossom % colours.length] ?? ground)}
          transform={`translate(${place}) scale(${reach})`}
        >
          <path d={PETALS} stroke={PALE} strokeLinecap="round" />
          <circle r="0.33" fill={theme.tint.soft} />
        </g>
      ))}
      <path d={vessel} fill={theme.colour.surface} />
    </svg>
  );
}

const LEAVES =
  'M60 52C40 48 26 36 24 20c18 4 32 14 36 32zM60 52c20-4 34-16 36-32-18 4-32 14-36 32zM60 50C52 34 52 18 60 4c8 14 8 30 0 46z';

/** Five lines without length, whose round ends are the petals. */
const PETALS = 'M0-.52h0M.49-.16h0M.31.42h0M-.31.42h0M-.49-.16h0';
const PALE = `color-mix(in oklab, ${theme.tint.strong} 55%, ${theme.colour.surface})`;

/** A picture has the same colours in both themes. */
const pictureStyle = css({
  colorScheme: 'light',
  width: '100%',
  aspectRatio: '4 / 3',
  borderRadius: theme.radius.small,
  background: theme.tint.line,
});
