// Constants of both schemas and pages. Pages bundle this file, so it must not import zod.

/** The colour families that editors can choose; src/styles/palette.ts has their colours. */
export const PALETTE_FAMILIES = [
  'ink',
  'stone',
  'sage',
  'sky',
  'amber',
  'coral',
  'rose',
  'plum',
  'indigo',
  'teal',
  'emerald',
] as const;

/** Colours dark enough for white text, such as "emerald-700". */
export const darkSteps = PALETTE_FAMILIES.flatMap((family) =>
  ([700, 800, 900, 950] as const).map((step) => `${family}-${step}` as const),
);

/** In px; the size of pictures that social networks recommend. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

export const DEFAULT_FEATURES_LAYOUT = 'grid';

/** The days of the week, named as in schema.org and data/. */
export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * The inputs of the missed-call calculator with their maximum; the minimum is 0. Calls are per week, shares in per
 * cent, the value in pounds. A small firm's larger figure is probably a typing mistake.
 */
export const INPUT_MAXIMA = {
  missedCalls: 500,
  lostShare: 100,
  buyingShare: 100,
  jobValue: 100_000,
} as const;

/** What is done with a line of a sum, and how it is shown. */
export const SIGNS = {
  plus: '+',
  minus: '−',
  times: '×',
  'divided by': '÷',
  equals: '=',
} as const;
