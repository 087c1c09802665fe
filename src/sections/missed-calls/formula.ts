import { formatPounds } from '../../content/format';
import {
  type InputName,
  type LostRevenue,
  type MissedCallInputs,
  isUsable,
} from './lost-revenue';

const plain = new Intl.NumberFormat('en-GB');

/** Replaces a figure that is missing or out of range. */
const UNKNOWN = '?';

/** The calculation in figures: "15 × 52 ÷ 12 × 60% × … = £2,574". */
export function formulaText(
  inputs: MissedCallInputs,
  result: LostRevenue,
): string {
  const shown = (name: InputName, format: (figure: number) => string) =>
    isUsable(name, inputs[name]) ? format(inputs[name]) : UNKNOWN;
  const calls = shown('missedCalls', (figure) => plain.format(figure));
  const lost = shown('lostShare', formatPercent);
  const buying = shown('buyingShare', formatPercent);
  const value = shown('jobValue', formatPounds);
  const total = result.isKnown ? formatPounds(result.pounds) : UNKNOWN;
  const text = `${calls} × 52 ÷ 12 × ${lost} × ${buying} × ${value} = ${total}`;
  // No-break spaces after the signs, so that no line ends with one.
  return text.replace(/([×÷=]) /g, '$1\u00a0');
}

function formatPercent(share: number): string {
  return `${plain.format(share)}%`;
}
