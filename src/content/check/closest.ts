import { closest, distance } from 'fastest-levenshtein';

/** The word that was probably meant: but for case and blanks it differs in at most a third of its letters. */
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
