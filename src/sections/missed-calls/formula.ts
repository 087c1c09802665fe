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

/** Replaces a figure that is missing or out of range. */
const UNKNOWN = '?';

/** With pence only where there are some: "£2,574", "£85.50". */
export function formatPounds(amount: number): string {
  return (Number.isInteger(amount) ? wholePounds : poundsAndPence).format(
    amount,
  );
}

/** The calculation in figures: "15 × 52 ÷ 12 × 60% × … = £2,574". */
export function formulaText(
  inputs: MissedCallInputs,
  result: LostRevenue,
): string {
  const { missedCalls, lostShare, buyingShare, jobValue } = inputs;
  const factors = [
    isUsable('missedCalls', missedCalls) ? plain.format(missedCalls) : UNKNOWN,
    ...['×', '52', '÷', '12', '×'],
    isUsable('lostShare', lostShare) ? formatPercent(lostShare) : UNKNOWN,
    '×',
    isUsable('buyingShare', buyingShare) ? formatPercent(buyingShare) : UNKNOWN,
    '×',
    isUsable('jobValue', jobValue) ? formatPounds(jobValue) : UNKNOWN,
    '=',
    result.isKnown ? formatPounds(result.pounds) : UNKNOWN,
  ];
  // No-break spaces after the signs, so that no line ends with one.
  return factors.join(' ').replace(/([×÷=]) /g, '$1\u00a0');
}

function formatPercent(share: number): string {
  return `${plain.format(share)}%`;
}
