// Normalises a text for search: ignores case, accents, and kinds of quotes and spaces.

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Returns a test whether a text contains the search; undefined for a blank search. */
export function searchFor(typed: string) {
  const wanted = fold(typed).trim();
  if (wanted === '') return undefined;
  return (text: string): boolean => fold(text).includes(wanted);
}
