/** A headline as it fits: its lines, and the size of its letters in px. */
export interface FittedHeadline {
  lines: string[];
  size: number;
}

/** The room for a headline, in px. */
export interface HeadlineRoom {
  width: number;
  height: number;
}

/** Takes text; gives how wide it is, in parts of the size of its letters. */
export type Measure = (text: string) => number;

/** From the size for two words down to the smallest that is still large in a list of posts on a phone. */
const SIZES = [132, 120, 108, 98, 90, 82, 74, 68, 62, 56] as const;

/** The smallest size that is worth a calmer look, in px. */
const LARGE = 82;

export const LEADING = 1.04;

/** Takes a headline and its room; gives it in the largest letters that fit. What is too long for the smallest is cut. */
export function fitHeadline(
  text: string,
  room: HeadlineRoom,
  measure: Measure,
): FittedHeadline {
  const words = text.split(' ');
  const fitting = SIZES.flatMap((size) => {
    const lines = balanced(words, room.width / size, measure);
    return lines && lines.length * size * LEADING <= room.height
      ? [{ size, lines }]
      : [];
  });
  // A word alone in its line looks lost: somewhat smaller letters that spare it are better.
  const calm = fitting.find(
    ({ lines }) => words.length < 3 || lines.length * 1.5 <= words.length,
  );
  const best = calm && calm.size >= LARGE ? calm : fitting[0];
  return best ?? cut(words, room, measure);
}

/** Breaks words into as few lines as there can be, none wider than needed for that. Nothing if a word is too wide. */
function balanced(
  words: readonly string[],
  width: number,
  measure: Measure,
): string[] | undefined {
  if (words.some((word) => measure(word) > width)) return undefined;
  let best = broken(words, width, measure);
  for (;;) {
    const widest = Math.max(...best.map(measure));
    const narrower = broken(words, widest - 0.01, measure);
    const isWorse =
      narrower.length > best.length ||
      narrower.some((line) => measure(line) >= widest);
    if (isWorse) return best;
    best = narrower;
  }
}

/** Fills line after line with as many words as it takes. */
function broken(
  words: readonly string[],
  width: number,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = `${line ?? ''} ${word}`;
    if (line !== undefined && measure(longer) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** In the smallest letters, without what does not fit; a word that is too wide for a line loses its end. */
function cut(
  words: readonly string[],
  room: HeadlineRoom,
  measure: Measure,
): FittedHeadline {
  const size = SIZES[SIZES.length - 1] ?? 0;
  const width = room.width / size;
  const most = Math.floor(room.height / (size * LEADING));
  const short = words.map((word) => shortened(word, width, measure));
  const all = broken(short, width, measure);
  if (all.length <= most) return { size, lines: all };
  const lines = all.slice(0, most);
  const last = (lines.pop() ?? '').split(' ');
  while (last.length > 1 && measure(`${last.join(' ')}…`) > width) last.pop();
  const end = last.join(' ').replace(/[\s,.:;–—…-]+$/, '');
  return { size, lines: [...lines, shortened(`${end}…`, width, measure)] };
}

function shortened(word: string, width: number, measure: Measure): string {
  if (measure(word) <= width) return word;
  const letters = Array.from(word);
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width)
    letters.pop();
  return `${letters.join('')}…`;
}
