import { closest, distance } from 'fastest-levenshtein';

/**
 * Takes a word and the words there are; gives the one that was probably meant: the same but for letter case and
 * blanks, or else one that differs in at most a third of its letters. Undefined when none is near.
 */
export function nearMiss(
  word: string,
  known: readonly string[],
): string | undefined {
  if (known.length === 0) return undefined;
  const plain = (text: string) => text.trim().toLowerCase();
  const found = closest(plain(word), known.map(plain));
  const isNear =
    distance(plain(word), found) <= Math.ceil(plain(word).length / 3);
  const meant = isNear && known.find((candidate) => plain(candidate) === found);
  return meant !== false && meant !== word ? meant : undefined;
}
