import type { PaletteFamily } from '../../styles/palette';

/** The families that tell people apart: seven, since a prime number spreads the sums below evenly. */
const FAMILIES = [
  'sky',
  'coral',
  'sage',
  'plum',
  'amber',
  'teal',
  'rose',
] as const satisfies readonly PaletteFamily[];

/** Takes initials; gives the family of the palette that they always have. */
export function avatarFamily(initials: string): PaletteFamily {
  const sum = Array.from(initials).reduce(
    (total, letter) => total * 3 + (letter.codePointAt(0) ?? 0),
    0,
  );
  return FAMILIES[sum % FAMILIES.length] ?? FAMILIES[0];
}
