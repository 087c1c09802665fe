const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Takes prices such as "£2,499" or "£16.50" (`price` in src/content/schemas/fields.ts); gives their sum, written the same way. */
export function totalOf(prices: readonly string[]): string {
  const pence = prices.map((price) =>
    Math.round(Number(price.replace(/[£,]/g, '')) * 100),
  );
  return pounds.format(pence.reduce((sum, value) => sum + value, 0) / 100);
}
