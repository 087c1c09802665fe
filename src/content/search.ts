// The search of the blog and of the support centre: upper and lower case, accents, kinds of quotes and of spaces don't
// matter.

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

/** Whether a text has in it what a visitor typed. Undefined when they typed nothing. */
export function searchFor(typed: string) {
  const wanted = fold(typed).trim();
  if (wanted === '') return undefined;
  return (text: string): boolean => fold(text).includes(wanted);
}
