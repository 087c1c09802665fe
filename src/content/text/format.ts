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

const AMOUNT =
  /[£$€](?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?(?![.,]?\d)|\b\d+p\b/g;

/** The pounds of a price as shown, if it is one sum and nothing else: "£2,499", but not "from £450" or "£4 / £7". */
export function plainPrice(shown: string): number | undefined {
  return shown.startsWith('£') && shown.replace(AMOUNT, '') === ''
    ? poundsIn(shown)
    : undefined;
}

/** Whether a price as shown has well-written sums, or words alone such as "POA". */
function isShownPrice(shown: string): boolean {
  const words = shown.replace(AMOUNT, '');
  return (
    shown === shown.trim() &&
    !/[£$€]|(?:[/–-]|\b(?:to|or))\s*\d/.test(words) &&
    (words !== shown ? !/\d[.,]\d/.test(words) : /^\D*\p{L}\D*$/u.test(words))
  );
}

/** The price that was meant, "£8.50" by "£8.5"; undefined if it can't be told, and the price itself if it is right. */
export function correctedPrice(shown: string): string | undefined {
  const meant = shown
    .trim()
    .replace(/^(?=\d[\d,.]*$)/, '£')
    .replace(/([£$€])\s+(?=\d)/g, '$1')
    .replace(/([/–-]|\b(?:to|or))(\s*)(?=\d)/g, '$1$2£')
    .replace(
      /([£$€]\d+)[.,](\d\d?)(?![\d,.])/g,
      (_whole, sum: string, pence: string) => `${sum}.${pence.padEnd(2, '0')}`,
    );
  return isShownPrice(meant) ? meant : undefined;
}

/** Pence only show where there are some: "£2,574", "£85.50". */
export function formatPounds(amount: number): string {
  return pounds.format(amount);
}

export function sumOfPrices(prices: readonly string[]): string {
  const pence = prices.map((price) => Math.round(poundsIn(price) * 100));
  return formatPounds(pence.reduce((sum, value) => sum + value, 0) / 100);
}
