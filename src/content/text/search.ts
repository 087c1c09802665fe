/** Letters that Unicode doesn't decompose, as they are typed without them. */
const LETTERS: Record<string, string> = {
  ...{ ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' },
  ...{ ı: 'i', ħ: 'h', ŧ: 't' },
};

/** Ignores case, accents, ligatures, what is not seen, and kinds of quotes, hyphens, dashes and spaces. */
function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}\u00AD\u200B-\u200D\u2060\uFEFF]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[øæœßłđðþıħŧ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[\p{Dash}]/gu, '-')
    .replace(/\s+/g, ' ');
}

/** Returns a test whether a text contains the search; undefined for a blank search. */
export function searchFor(typed: string) {
  const wanted = normalise(typed).trim();
  if (wanted === '') return undefined;
  return (text: string): boolean => normalise(text).includes(wanted);
}
