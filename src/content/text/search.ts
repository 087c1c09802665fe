/** Ignores case, accents, and kinds of quotes and spaces. */
function normalise(text: string): string {
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
  const wanted = normalise(typed).trim();
  if (wanted === '') return undefined;
  return (text: string): boolean => normalise(text).includes(wanted);
}
