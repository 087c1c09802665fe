import type { PALETTE_FAMILIES } from '../content/constants';
import { keyOf, tableOf } from '../content/tables';

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

type Step = (typeof STEPS)[number];

/** A family's colours, from step 50 to step 950. Throws if one is missing. */
function steps([colours = '']: TemplateStringsArray) {
  const hexes = colours.split(' ');
  return tableOf(STEPS, (step, index) => {
    const hex = hexes[index];
    if (!hex) throw new Error(`No colour for step ${step} in ${colours}`);
    return hex;
  });
}

/**
 * Raw colours. Components use the tokens of colours.ts; only tints, templates and social images name families and
 * steps. Each family runs from 50 (palest) to 950 (deepest) in even steps of lightness (OKLCH), so that white text has
 * about the same contrast on step 600 of any family.
 */
export const palette = {
  ink: steps`#f5f8f7 #e8eeeb #d5dfda #bbccc4 #9db2a8 #82988e #657a70 #4d5e56 #38453e #252e29 #141a17`,
  stone: steps`#f8f7f6 #eeecea #dfdcd7 #cbc7bf #b1aca2 #979187 #79746b #5d5951 #44413b #2d2b27 #1a1815`,
  sage: steps`#f4f9f5 #e6f0e8 #d0e2d3 #b5cfb9 #94b79a #789d7f #5c7e63 #46614b #324736 #213023 #111b13`,
  sky: steps`#eff9ff #dbf1fc #bde3f8 #94d1f1 #64b8e1 #3e9dca #1f7ea7 #0e6183 #084761 #053042 #021b27`,
  amber: steps`#fef6ed #fee9d0 #fbd5a8 #f5bb72 #e59b2a #c68206 #9f6700 #7b4f01 #5a3904 #3d2602 #251400`,
  coral: steps`#fef5f3 #fde7e1 #fdd1c5 #feb29d #fd8565 #eb603a #c4431e #9a3010 #732109 #4f1505 #300a02`,
  rose: steps`#fef5f6 #fde6e9 #fdcfd4 #feaeb9 #fe7e96 #e95979 #c33c5d #992a46 #721d32 #4e1221 #2f0811`,
  plum: steps`#fdf4fd #f9e6f9 #f1d0f2 #e6b3e8 #d391d6 #ba75be #98599c #77427a #572f5a #3b1f3d #231024`,
  indigo: steps`#f5f7fe #e7ecff #d3dbfd #b7c4fd #95a5fe #7988ed #5e6ac7 #47519d #333a75 #212750 #111531`,
  teal: steps`#eefafa #d9f3f1 #b7e7e5 #8ad8d4 #51c1bd #16a7a3 #128582 #066765 #004c4a #043331 #001d1c`,
  emerald: steps`#eefbf4 #daf5e5 #b9eace #8ddbb1 #56c590 #23ac74 #078a5a #076a45 #014e31 #003520 #011f11`,
} satisfies Record<(typeof PALETTE_FAMILIES)[number], Record<Step, string>>;

export type PaletteFamily = keyof typeof palette;

/**
 * Backgrounds and lines of tints in the dark theme (OKLCH lightness 25 and 37). Warm families are shifted towards plum
 * and gold, because such dark orange and red look brown.
 */
export const deepTints: Record<PaletteFamily, [soft: string, line: string]> = {
  ink: ['#1c2420', '#38423e'],
  stone: ['#24211c', '#433f38'],
  sage: ['#152619', '#2e4733'],
  sky: ['#062e44', '#18445e'],
  amber: ['#3a2207', '#6b3f0c'],
  coral: ['#3c1b2b', '#5e2e3d'],
  rose: ['#3d1a33', '#592f4d'],
  plum: ['#341e43', '#4e325e'],
  indigo: ['#202552', '#333a6f'],
  teal: ['#033234', '#024a4a'],
  emerald: ['#083320', '#1b4a34'],
};

/** The hex value of a colour such as "emerald-600". Throws for an unknown name. */
export function colourNamed(name: string): string {
  const colours = palette[familyOf(name)];
  return colours[keyOf(colours, name.split('-')[1] ?? '')];
}

/** A gradient between two colours with such names; the second has the right half of a wide area. */
export const gradientBetween = (from: string, to: string) =>
  `linear-gradient(105deg, ${colourNamed(from)}, ${colourNamed(to)} 75%)`;

/** The family of a colour: "emerald" of "emerald-600". Throws for an unknown one. */
export function familyOf(name: string): PaletteFamily {
  return keyOf(palette, name.split('-')[0] ?? '');
}
