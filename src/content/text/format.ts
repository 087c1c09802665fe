/** Seconds as minutes and seconds: 125 becomes "2:05". */
export function formatDuration(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

/** The pounds (or dollars) of a price in the notation of data/ (`price` in src/content/schemas/fields.ts). */
export function poundsIn(price: string): number {
  return Number(price.replace(/[£$,]/g, '').replace('−', '-'));
}

/** The pounds of a price as shown, if it is one sum and nothing else: "£2,499", but not "from £450" or "£4 / £7". */
export function plainPrice(shown: string): number | undefined {
  return /^£[\d,.]+$/.test(shown) ? poundsIn(shown) : undefined;
}

/** Pence only show where there are some: "£2,574", "£85.50". */
export function formatPounds(amount: number): string {
  return pounds.format(amount);
}

export function sumOfPrices(prices: readonly string[]): string {
  const pence = prices.map((price) => Math.round(poundsIn(price) * 100));
  return formatPounds(pence.reduce((sum, value) => sum + value, 0) / 100);
}
