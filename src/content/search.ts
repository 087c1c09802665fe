// The search of the blog and of the support centre: upper and lower case, accents, kinds of quotes and of spaces don't
// matter.

/** From the character at `start` to the one before `end`. */
export interface Range {
  start: number;
  end: number;
}

interface Part {
  text: string;
  isMarked: boolean;
}

/** The text without accents and capitals. It keeps its length, so that a range in one is a range in the other. */
function fold(text: string): string {
  return text
    .replace(/\P{ASCII}/gu, (letter) => {
      const plain = letter.normalize('NFD').replace(/\p{Mark}/gu, '');
      return plain.length === letter.length ? plain : letter;
    })
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s/g, ' ')
    .toLowerCase();
}

/** Matches what a visitor typed in folded texts. Undefined when that is blank. */
function patternOf(typed: string): RegExp | undefined {
  const wanted = fold(typed.normalize('NFC')).replace(/ +/g, ' ').trim();
  if (wanted === '') return undefined;
  const letters = Array.from(wanted, (letter) =>
    letter.replace(/[$()*+.?[\\\]^{|}]/, '\\$&'),
  );
  // Accents may be separate characters.
  return new RegExp(letters.map((one) => `${one}\\p{Mark}*`).join(''), 'gu');
}

/** A function that finds what a visitor typed in a text. Undefined when they typed nothing. */
export function searchFor(typed: string) {
  const pattern = patternOf(typed);
  if (!pattern) return undefined;
  return (text: string): Range[] =>
    Array.from(fold(text).matchAll(pattern), ({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
    }));
}

/** Splits a text at the ranges to mark, which are those of a longer text in which this one starts at `offset`. */
export function partsOf(text: string, ranges: readonly Range[], offset = 0) {
  const parts: Part[] = [];
  let done = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > done) parts.push({ text: text.slice(done, end), isMarked });
    done = Math.max(done, end);
  };
  for (const { start, end } of ranges) {
    add(Math.min(start - offset, text.length), false);
    add(Math.min(end - offset, text.length), true);
  }
  add(text.length, false);
  return parts;
}
