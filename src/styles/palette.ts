import type { paletteFamilies } from '../content/constants';

// Raw colours. Each family runs from 50 (palest) to 950 (deepest) with even steps of lightness
// (OKLCH), so that step 600 of any family carries white text about as well as another's.
// Components never use these: they use the tokens that src/styles/theme.ts makes of them.
export const palette = {
  ink: {
    50: '#f5f8f7',
    100: '#e8eeeb',
    200: '#d5dfda',
    300: '#bbccc4',
    400: '#9db2a8',
    500: '#82988e',
    600: '#657a70',
    700: '#4d5e56',
    800: '#38453e',
    900: '#252e29',
    950: '#141a17',
  },
  stone: {
    50: '#f8f7f6',
    100: '#eeecea',
    200: '#dfdcd7',
    300: '#cbc7bf',
    400: '#b1aca2',
    500: '#979187',
    600: '#79746b',
    700: '#5d5951',
    800: '#44413b',
    900: '#2d2b27',
    950: '#1a1815',
  },
  sage: {
    50: '#f4f9f5',
    100: '#e6f0e8',
    200: '#d0e2d3',
    300: '#b5cfb9',
    400: '#94b79a',
    500: '#789d7f',
    600: '#5c7e63',
    700: '#46614b',
    800: '#324736',
    900: '#213023',
    950: '#111b13',
  },
  sky: {
    50: '#eff9ff',
    100: '#dbf1fc',
    200: '#bde3f8',
    300: '#94d1f1',
    400: '#64b8e1',
    500: '#3e9dca',
    600: '#1f7ea7',
    700: '#0e6183',
    800: '#084761',
    900: '#053042',
    950: '#021b27',
  },
  amber: {
    50: '#fef6ed',
    100: '#fee9d0',
    200: '#fbd5a8',
    300: '#f5bb72',
    400: '#e59b2a',
    500: '#c68206',
    600: '#9f6700',
    700: '#7b4f01',
    800: '#5a3904',
    900: '#3d2602',
    950: '#251400',
  },
  coral: {
    50: '#fef5f3',
    100: '#fde7e1',
    200: '#fdd1c5',
    300: '#feb29d',
    400: '#fd8565',
    500: '#eb603a',
    600: '#c4431e',
    700: '#9a3010',
    800: '#732109',
    900: '#4f1505',
    950: '#300a02',
  },
  rose: {
    50: '#fef5f6',
    100: '#fde6e9',
    200: '#fdcfd4',
    300: '#feaeb9',
    400: '#fe7e96',
    500: '#e95979',
    600: '#c33c5d',
    700: '#992a46',
    800: '#721d32',
    900: '#4e1221',
    950: '#2f0811',
  },
  plum: {
    50: '#fdf4fd',
    100: '#f9e6f9',
    200: '#f1d0f2',
    300: '#e6b3e8',
    400: '#d391d6',
    500: '#ba75be',
    600: '#98599c',
    700: '#77427a',
    800: '#572f5a',
    900: '#3b1f3d',
    950: '#231024',
  },
  indigo: {
    50: '#f5f7fe',
    100: '#e7ecff',
    200: '#d3dbfd',
    300: '#b7c4fd',
    400: '#95a5fe',
    500: '#7988ed',
    600: '#5e6ac7',
    700: '#47519d',
    800: '#333a75',
    900: '#212750',
    950: '#111531',
  },
  teal: {
    50: '#eefafa',
    100: '#d9f3f1',
    200: '#b7e7e5',
    300: '#8ad8d4',
    400: '#51c1bd',
    500: '#16a7a3',
    600: '#128582',
    700: '#066765',
    800: '#004c4a',
    900: '#043331',
    950: '#001d1c',
  },
  emerald: {
    50: '#eefbf4',
    100: '#daf5e5',
    200: '#b9eace',
    300: '#8ddbb1',
    400: '#56c590',
    500: '#23ac74',
    600: '#078a5a',
    700: '#076a45',
    800: '#014e31',
    900: '#003520',
    950: '#011f11',
  },
} as const satisfies Record<
  (typeof paletteFamilies)[number],
  Record<number, string>
>;

export type PaletteFamily = keyof typeof palette;

/**
 * Backgrounds and lines of the tints in the dark theme (OKLCH lightness 25 and 37). The warm families lean towards plum
 * and gold, because orange and red turn brown when they are this dark.
 */
export const deepTints: Record<PaletteFamily, [soft: string, line: string]> = {
  ink: ['#1c2420', '#38423e'],
  stone: ['#24211c', '#433f38'],
  sage: ['#152619', '#2e4733'],
  sky: ['#042537', '#18445e'],
  amber: ['#291a0f', '#4d321c'],
  coral: ['#321624', '#5e2e3d'],
  rose: ['#33152b', '#592f4d'],
  plum: ['#2b1837', '#4e325e'],
  indigo: ['#191d42', '#333a6f'],
  teal: ['#002829', '#024a4a'],
  emerald: ['#062919', '#1b4a34'],
};

/** The hex value of a colour such as "emerald-600". Throws for an unknown name. */
export function colourOfStep(name: string): string {
  const [family = '', step = ''] = name.split('-');
  const families: Record<string, Record<string, string>> = palette;
  const colour = families[family]?.[step];
  if (!colour) throw new Error(`Unknown colour: ${name}`);
  return colour;
}

/** The family of a colour: "emerald" for "emerald-600". */
export function familyOfStep(name: string): string {
  return name.split('-')[0] ?? '';
}
