import { INPUT_MAXIMA } from '../../content/constants';
import { keysOf } from '../../content/tables';

export type InputName = keyof typeof INPUT_MAXIMA;

/** The calculator's inputs, in order. */
export const inputNames = keysOf(INPUT_MAXIMA);

/**
 * The inputs: `missedCalls` per week, `lostShare` of callers who don't ring back, `buyingShare` of those who would have
 * bought (both in %, 0 to 100), and `jobValue` in pounds. NaN for an empty field.
 */
export type MissedCallInputs = Record<InputName, number>;

export type LostRevenue =
  | { isKnown: true; pounds: number }
  | { isKnown: false; errors: Partial<Record<InputName, string>> };

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** "1,200", "£240", "45 %", "1 200.50" or ".5"; "1,5" may mean 1.5, so it is none. */
const NUMBER = /^£?\s*(?=\.?\d)(\d{1,3}(?:[,\s]\d{3})+|\d*)(\.\d*)?\s*[£%]?$/;

/** The number in a field, as people type it; NaN if it is empty or no number. */
export function readNumber(typed: FormDataEntryValue | null): number {
  const [, whole, decimals = ''] =
    NUMBER.exec(typeof typed === 'string' ? typed.trim() : '') ?? [];
  return whole === undefined
    ? NaN
    : Number(`0${whole.replace(/[,\s]/g, '')}${decimals}`);
}

/** Per month, in whole pounds: calls per week × 52 ÷ 12 × share lost × share buying × value of a job. */
export function lostRevenue(inputs: MissedCallInputs): LostRevenue {
  const wrong = inputNames.filter((name) => !isUsable(name, inputs[name]));
  if (wrong.length > 0)
    return {
      isKnown: false,
      errors: Object.fromEntries(
        wrong.map((name) => [name, rangeMessage(name)]),
      ),
    };
  const { missedCalls, lostShare, buyingShare, jobValue } = inputs;
  // Divides once, at the end: shares such as 0.3 are inexact in binary, which could change the rounding.
  const amount =
    (missedCalls * WEEKS_A_YEAR * lostShare * buyingShare * jobValue) /
    (MONTHS_A_YEAR * 100 * 100);
  return { isKnown: true, pounds: Math.round(amount) + 0 };
}

function isUsable(name: InputName, figure: number): boolean {
  return figure >= 0 && figure <= INPUT_MAXIMA[name];
}

function rangeMessage(name: InputName): string {
  return `Enter a number, 0 to ${INPUT_MAXIMA[name].toLocaleString('en-GB')}.`;
}
