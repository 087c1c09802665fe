import { lostRevenue } from './lost-revenue';
import { inPounds, writtenOut } from './written-out';

const inputs = {
  missedCalls: 15,
  lostShare: 60,
  buyingShare: 30,
  jobValue: 220,
};

function sumOf(change: Partial<typeof inputs>): string {
  const figures = { ...inputs, ...change };
  return writtenOut(figures, lostRevenue(figures));
}

test.each([
  [0, '£0'],
  [2574, '£2,574'],
  [85.5, '£85.50'],
  [216_666_667, '£216,666,667'],
])('%d pounds read %s', (amount, words) => {
  expect(inPounds(amount)).toBe(words);
});

test('the sum shows the visitor’s own figures', () => {
  expect(sumOf({}).replaceAll('\u00a0', ' ')).toBe(
    '15 × 52 ÷ 12 × 60% × 30% × £220 = £2,574',
  );
  expect(
    sumOf({ missedCalls: 2.5, jobValue: 1250.5 }).replaceAll('\u00a0', ' '),
  ).toBe('2.5 × 52 ÷ 12 × 60% × 30% × £1,250.50 = £2,438');
});

test('a line of the sum never ends with a sign', () => {
  expect(sumOf({})).not.toMatch(/[×÷=] /);
});

test.each([NaN, -1, 1e9])(
  '%d shows as unknown, and so does the sum',
  (figure) => {
    expect(sumOf({ lostShare: figure }).replaceAll('\u00a0', ' ')).toBe(
      '15 × 52 ÷ 12 × ? × 30% × £220 = ?',
    );
  },
);
