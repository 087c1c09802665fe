import { openQuietly } from './browser.mjs';
import { median } from './median.mjs';
import { watchStrokes } from './stroke-watch.mjs';

/** How many times slower than this machine the visitor's is. */
export const SLOWDOWN = 4;

/** Finds many posts after its first letters, and fewer with each. */
const SEARCH = 'customer reviews in ten';

/** How often it is typed: what happens beside the bench delays single strokes, and seldom the same one. */
const ROUNDS = 5;

/** Between two strokes, in ms: long enough for everything one of them causes. */
const PAUSE_MS = 400;

/**
 * Types into the search box of the blog listing and gives, in ms, how long its strokes took from the input event until
 * the page said what it found (`answer`), and until the articles were drawn (`drawn`), which a page may put off so that
 * typing never waits. The figures are of the median stroke and of the worst, each stroke standing for the median of all
 * rounds; a stroke that changes nothing, such as a blank at the end, stands for none. Throws when the listing answers
 * nothing.
 */
export async function measureTyping(browser, url, posts) {
  const { page, network } = await openQuietly(browser, url);
  const box = page.getByRole('searchbox', { name: 'Search' });
  // The first search may fetch what it searches; that is a matter of the network.
  await box.fill(SEARCH);
  await network.quiet();
  await requireAnswer(page, posts);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchStrokes);

  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    await box.fill('');
    await page.waitForTimeout(PAUSE_MS);
    await page.evaluate(() => globalThis.takeStrokes());
    for (const letter of SEARCH) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(PAUSE_MS);
    }
    const strokes = await page.evaluate(() => globalThis.takeStrokes());
    if (strokes.length !== SEARCH.length)
      throw new Error(`Of ${SEARCH.length} strokes ${strokes.length} arrived`);
    rounds.push(strokes);
  }
  await requireAnswer(page, posts);
  await page.close();
  return { search: SEARCH, ...figuresOf(rounds) };
}

function figuresOf(rounds) {
  const perStroke = (name) =>
    [...SEARCH].flatMap((_, index) => {
      const times = rounds.flatMap((strokes) => strokes[index][name] ?? []);
      return times.length === rounds.length ? [median(times)] : [];
    });
  const summary = (values) => ({
    median: median(values),
    worst: Math.max(...values),
  });
  return {
    answer: summary(perStroke('answer')),
    drawn: summary(perStroke('drawn')),
  };
}

/** Otherwise a listing that takes no notice of the search would be the fastest of all. */
async function requireAnswer(page, posts) {
  const line = await page
    .getByRole('main')
    .getByText(/^Found \d+ of \d+ articles/)
    .innerText();
  if (!line.includes(` of ${posts} articles for "${SEARCH}"`))
    throw new Error(`The listing answered "${SEARCH}" with: ${line}`);
}
