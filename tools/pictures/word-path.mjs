// A word in the display face as one path, so that it needs no font where it is shown.
import fs from 'node:fs';
import satori from 'satori';

const FONT =
  'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff';

/**
 * Takes a word and how many units make one em; gives the word's outline, in whole units from its own left and top, and
 * its size. Throws when nothing is drawn.
 */
export async function wordPath(word, em) {
  const svg = await satori(
    {
      type: 'div',
      props: {
        style: { display: 'flex', fontSize: em, letterSpacing: '-0.035em' },
        children: word,
      },
    },
    {
      width: em * word.length,
      height: em * 2,
      fonts: [{ name: 'Display', data: fs.readFileSync(FONT), weight: 700 }],
    },
  );
  const outline = / d="([^"]+)"/.exec(svg)?.[1];
  if (!outline) throw new Error(`“${word}” has no outline`);
  const steps = stepsOf(outline);
  const xs = steps.flatMap(({ points }) => points.map(([x]) => x));
  const ys = steps.flatMap(({ points }) => points.map(([, y]) => y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
    path: relative(steps, [left, top]),
  };
}

/** Takes a path of absolute commands; gives each with its points, rounded. */
function stepsOf(path) {
  return Array.from(
    path.matchAll(/([MLQCZ])([^MLQCZ]*)/g),
    ([, name, rest]) => {
      const numbers = rest
        .trim()
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number);
      const points = [];
      for (let index = 0; index < numbers.length; index += 2)
        points.push([
          Math.round(numbers[index]),
          Math.round(numbers[index + 1]),
        ]);
      return { name, points };
    },
  );
}

/** Takes commands and the place to count from; gives them as a path of relative commands, which is a third shorter. */
function relative(steps, origin) {
  let [x, y] = origin;
  let start = origin;
  let path = '';
  for (const { name, points } of steps) {
    if (name === 'Z') {
      [x, y] = start;
      path += 'z';
      continue;
    }
    const moves = points.map(([px, py]) => [px - x, py - y]);
    if (name === 'L' && moves.flat().every((move) => move === 0)) continue;
    path += commandOf(name, moves);
    [x, y] = points.at(-1);
    if (name === 'M') start = [x, y];
  }
  return path;
}

function commandOf(name, moves) {
  const [dx, dy] = moves[0];
  if (name === 'L' && dy === 0) return `h${dx}`;
  if (name === 'L' && dx === 0) return `v${dy}`;
  return name.toLowerCase() + moves.flat().join(' ').replaceAll(' -', '-');
}
