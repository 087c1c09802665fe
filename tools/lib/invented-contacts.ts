const PATTERNS = [
  // A domain reserved for examples.
  /[\w.@-]+\.example\b/,
  // Telephone numbers that Ofcom keeps for drama.
  /(?:020\s?7946\s?0|\+4420\s?7946\s?0|0161\s?496\s?0|01632\s?960|07700\s?900)\d{3}/,
  // Company and VAT numbers: no firm has one with so many leading zeros.
  /\b(?:0\s?){5}\d[\d\s]+\b/,
];
const INVENTED = new RegExp(
  PATTERNS.map(({ source }) => source).join('|'),
  'g',
);

/** Invented addresses and numbers, which must be replaced before the text goes live, each as `LINE · FOUND`. */
export function inventedContactsIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      Array.from(
        line.matchAll(INVENTED),
        ([found]) => `${index + 1} · ${found}`,
      ),
    );
}
