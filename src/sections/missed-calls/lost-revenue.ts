import { largestFigures } from '../../content/constants';

export type InputName = keyof typeof largestFigures;

/** The calculator's fields, in order. */
export const inputNames = Object.keys(largestFigures) as InputName[];

/**
 * The visitor's figures: `missedCalls` a week, `lostShare` of their callers who do not ring back and `buyingShare`
 * of those who would have bought (both in per cent, 0 to 100), `jobValue` in pounds. NaN for an empty field.
 */
export type MissedCallInputs = Record<InputName, number>;

/** The result in whole pounds or, for invalid figures, an error message for each. */
export type LostRevenue =
  | { isKnown: true; pounds: number }
  | { isKnown: false; mistakes: Partial<Record<InputName, string>> };

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** The number in a field; NaN when it is empty or not a number. */
export function readFigure(typed: string): number {
  // Number('') would be 0. Adding 0 turns -0 into 0.
  return typed.trim() === '' ? NaN : Number(typed) + 0;
}

/**
 * The revenue lost a month, in whole pounds: calls a week × 52 ÷ 12 × share lost × share buying × value of a job. For
 * figures that are missing or out of range it returns error messages instead.
 */
export function lostRevenue(inputs: MissedCallInputs): LostRevenue {
  const wrong = inputNames.filter((name) => !isUsable(name, inputs[name]));
  if (wrong.length > 0)
    return {
      isKnown: false,
      mistakes: Object.fromEntries(
        wrong.map((name) => [name, rangeMessage(name)]),
      ),
    };
  const { missedCalls, lostShare, buyingShare, jobValue } = inputs;
  // One division at the end: shares such as 0.3 have no exact binary form, which could change the rounding.
  const amount =
    (missedCalls * WEEKS_A_YEAR * lostShare * buyingShare * jobValue) /
    (MONTHS_A_YEAR * 100 * 100);
  return { isKnown: true, pounds: Math.round(amount) + 0 };
}

function isUsable(name: InputName, figure: number): boolean {
  return figure >= 0 && figure <= largestFigures[name];
}

function rangeMessage(name: InputName): string {
  return `Enter a number, 0 to ${largestFigures[name].toLocaleString('en-GB')}.`;
}
