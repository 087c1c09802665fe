const SIGNS: Record<string, string> = {
  plus: '+',
  minus: '−',
  times: '×',
  'divided by': '÷',
  equals: '=',
};

/** How the word that data/ has for a sign is written in a sum; nothing for none. */
export function signOf(word: string | null | undefined): string {
  return SIGNS[word ?? ''] ?? '';
}
