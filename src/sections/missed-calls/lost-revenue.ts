import { largestFigures } from '../../content/constants';

export type InputName = keyof typeof largestFigures;

/** What the missed-call calculator asks for, in the order in which it asks. */
export const inputNames = Object.keys(largestFigures) as InputName[];

/**
 * The visitor's figures: `missedCalls` a week, `lostShare` of their callers who do not ring back and `buyingShare`
 * of those who would have bought (both in per cent, 0 to 100), `jobValue` in pounds. NaN stands for an empty field.
 */
export type MissedCallInputs = Record<InputName, number>;

/** What comes out: an amount a month in whole pounds or, where a figure can't be used, what is wrong in words. */
export type LostRevenue =
  | { isKnown: true; pounds: number }
  | { isKnown: false; mistakes: Partial<Record<InputName, string>> };

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** Takes what stands in a field; gives its figure, or NaN when it is empty or no number. */
export function readFigure(typed: string): number {
  // Number('') is 0, which nobody typed. Adding 0 makes 0 of -0, which would be shown with its sign.
  return typed.trim() === '' ? NaN : Number(typed) + 0;
}

/**
 * Takes the visitor's figures; gives the revenue a month that leaves with missed callers, rounded to whole pounds:
 * calls a week × 52 ÷ 12 × share lost × share buying × value of a job. Never throws: a figure that is missing,
 * negative or too large gives a mistake for its field instead of an amount.
 */
export function lostRevenue(inputs: MissedCallInputs): LostRevenue {
  const wrong = inputNames.filter((name) => !isUsable(name, inputs[name]));
  if (wrong.length > 0)
    return {
      isKnown: false,
      mistakes: Object.fromEntries(wrong.map((name) => [name, advice(name)])),
    };
  const { missedCalls, lostShare, buyingShare, jobValue } = inputs;
  // Divided once, at the end: shares such as 0.3 have no exact binary form and could tip the rounding.
  const amount =
    (missedCalls * WEEKS_A_YEAR * lostShare * buyingShare * jobValue) /
    (MONTHS_A_YEAR * 100 * 100);
  return { isKnown: true, pounds: Math.round(amount) + 0 };
}

/** Whether a figure of this input lies within its bounds. NaN and infinities do not. */
export function isUsable(name: InputName, figure: number): boolean {
  return figure >= 0 && figure <= largestFigures[name];
}

function advice(name: InputName): string {
  return `Enter a number, 0 to ${largestFigures[name].toLocaleString('en-GB')}.`;
}
