/** Ignores case, accents, and kinds of quotes, dashes and spaces. */
function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/g, ' ');
}

/** Returns a test whether a text contains the search; undefined for a blank search. */
export function searchFor(typed: string) {
  const wanted = normalise(typed).trim();
  if (wanted === '') return undefined;
  return (text: string): boolean => normalise(text).includes(wanted);
}
