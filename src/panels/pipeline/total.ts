import { formatPounds } from '../../content/format';

/** The sum of prices as data/ has them (`price` in src/content/schemas/fields.ts), in the same notation. */
export function totalOf(prices: readonly string[]): string {
  const pence = prices.map((price) =>
    Math.round(Number(price.replace(/[£,]/g, '')) * 100),
  );
  return formatPounds(pence.reduce((sum, value) => sum + value, 0) / 100);
}
