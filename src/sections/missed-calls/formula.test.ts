import { formatPounds } from '../../content/format';
import { formulaText } from './formula';
import { lostRevenue } from './lost-revenue';

const formulaOf = (change: object) => {
  const figures = { missedCalls: 15, lostShare: 60, buyingShare: 30 };
  const inputs = { ...figures, jobValue: 220, ...change };
  return formulaText(inputs, lostRevenue(inputs));
};

test.each([
  [0, '£0'],
  [2574, '£2,574'],
  [85.5, '£85.50'],
])('formats %d pounds as %s', (amount, text) => {
  expect(formatPounds(amount)).toBe(text);
});

test.each([
  [{}, '15 × 52 ÷ 12 × 60% × 30% × £220 = £2,574'],
  [
    { missedCalls: 2.5, jobValue: 1250.5 },
    '2.5 × 52 ÷ 12 × 60% × 30% × £1,250.50 = £2,438',
  ],
  [{ lostShare: NaN }, '15 × 52 ÷ 12 × ? × 30% × £220 = ?'],
  [{ lostShare: 101 }, '15 × 52 ÷ 12 × ? × 30% × £220 = ?'],
])('the formula with %j', (change, text) => {
  expect(formulaOf(change).replaceAll('\u00a0', ' ')).toBe(text);
});

test('no line of the formula can end with a sign', () => {
  expect(formulaOf({})).not.toMatch(/[×÷=] /);
});
