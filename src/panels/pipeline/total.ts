import { formatPounds } from '../../content/format';

/** Adds up prices in the notation of data/ (`price` in src/content/schemas/fields.ts). */
export function totalOf(prices: readonly string[]): string {
  const pence = prices.map((price) =>
    Math.round(Number(price.replace(/[£,]/g, '')) * 100),
  );
  return formatPounds(pence.reduce((sum, value) => sum + value, 0) / 100);
}
