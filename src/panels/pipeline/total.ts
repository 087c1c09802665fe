import { formatPounds, poundsIn } from '../../content/text/format';

export function totalOf(prices: readonly string[]): string {
  const pence = prices.map((price) => Math.round(poundsIn(price) * 100));
  return formatPounds(pence.reduce((sum, value) => sum + value, 0) / 100);
}
