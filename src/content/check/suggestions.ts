import { closest, distance } from 'fastest-levenshtein';

/** The most similar known word: ignoring case and spaces around it, at most a third of its letters differ. */
export function closestMatch(word: string, known: readonly string[]) {
  if (known.length === 0) return undefined;
  const plain = (text: string) => text.trim().toLowerCase();
  const found = closest(plain(word), known.map(plain));
  const isClose =
    distance(plain(word), found) <= Math.ceil(plain(word).length / 3);
  const meant = known.find((candidate) => plain(candidate) === found);
  return isClose && meant !== word ? meant : undefined;
}
