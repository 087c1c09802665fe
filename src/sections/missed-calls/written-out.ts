import type { LostRevenue, MissedCallInputs } from './lost-revenue';
import { isUsable } from './lost-revenue';

const wholePounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const poundsAndPence = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
});
const plain = new Intl.NumberFormat('en-GB');

/** Stands in the sum for a figure that can't be used. */
const UNKNOWN = '?';

/** Takes an amount in pounds; gives it as visitors read it, with pence only where there are some: "£2,574", "£85.50". */
export function inPounds(amount: number): string {
  return (Number.isInteger(amount) ? wholePounds : poundsAndPence).format(
    amount,
  );
}

/** Takes the visitor's figures and what they come to; gives the sum in figures: "15 × 52 ÷ 12 × 60% × … = £2,574". */
export function writtenOut(
  inputs: MissedCallInputs,
  result: LostRevenue,
): string {
  const { missedCalls, lostShare, buyingShare, jobValue } = inputs;
  const factors = [
    isUsable('missedCalls', missedCalls) ? plain.format(missedCalls) : UNKNOWN,
    ...['×', '52', '÷', '12', '×'],
    isUsable('lostShare', lostShare) ? inPerCent(lostShare) : UNKNOWN,
    '×',
    isUsable('buyingShare', buyingShare) ? inPerCent(buyingShare) : UNKNOWN,
    '×',
    isUsable('jobValue', jobValue) ? inPounds(jobValue) : UNKNOWN,
    '=',
    result.isKnown ? inPounds(result.pounds) : UNKNOWN,
  ];
  // A sign stays with the figure after it, so that a narrow screen never ends a line with one.
  return factors.join(' ').replace(/([×÷=]) /g, '$1\u00a0');
}

function inPerCent(share: number): string {
  return `${plain.format(share)}%`;
}
