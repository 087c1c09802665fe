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
const POSY = { at: '48 36,73 36,60 20', reach: 15 };

/** The ground, the blossoms, and their colours in turn. */
const BUNCHES: [PaletteFamily, typeof ROUND, PaletteFamily[]][] = [
  ['coral', LOOSE, ['rose', 'amber', 'coral']],
  ['amber', ROUND, ['plum', 'indigo', 'rose']],
  ['sage', POSY, ['coral', 'rose', 'amber']],
  ['stone', LOOSE, ['amber', 'stone', 'sage']],
];

/** A bunch of flowers in paper, as a picture of a product; the next index gives other flowers. */
export function Bouquet({ index }: { index: number }) {
  const bunch = BUNCHES[index % BUNCHES.length];
  if (!bunch) return null;
  const [ground, { at, reach }, colours] = bunch;
  return (
    <svg
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      css={[tintStyle(ground), pictureStyle]}
      aria-hidden="true"
    >
      <path
        css={tintStyle('sage')}
        d="M60 52C40 48 26 36 24 20c18 4 32 14 36 32zM60 52c20-4 34-16 36-32-18 4-32 14-36 32zM60 50C52 34 52 18 60 4c8 14 8 30 0 46z"
        fill={theme.tint.strong}
      />
      <path d="M34 46l52 0L68 90H52z" fill={theme.tint.soft} />
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
      <path
        d="M34 46l26 14 26-14-14 28-6 16H54l-6-16z"
        fill={theme.colour.surface}
      />
    </svg>
  );
}

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
