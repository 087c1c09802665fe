import fs from 'node:fs';
import path from 'node:path';
import { browsing } from '../lib/browser.mjs';
import { requireChromium } from '../lib/chromium.mjs';
import { freePort } from '../lib/port.mjs';
import { developing } from './developing.mjs';
import { copyProject, remove } from './project-copy.mjs';

const POST = 'ai-transform-lead-generation';

/** Where the visitor has scrolled to: an edit must not move the page. */
const PLACE = 600;

/** No edit takes this long unless something is wrong, in ms. */
const LONGEST = 60_000;

/**
 * Measures how soon `npm run develop` shows an edited JSON file: from the moment it is written until its words stand in
 * the browser, so many times. Works on a copy of the project. Gives the figures, in ms.
 */
export async function benchDevelop(edits) {
  const executable = await requireChromium();
  const folder = copyProject();
  const port = await freePort();
  console.log('\n▸ Starting develop in a copy of the project');
  const figures = await developing(folder, port, (origin) =>
    browsing(executable, async (browser) => {
      const page = await browser.newPage();
      await page.goto(`${origin}/blog/${POST}`, { timeout: LONGEST * 3 });
      // Once React has taken over; what follows is an update of a page that is there.
      await page.waitForSelector('h1', { timeout: LONGEST });
      await page.waitForTimeout(3000);
      console.log(`▸ Editing ${edits} times`);
      return {
        ...summed(await measureEdits(page, folder, edits)),
        ...(await measureMistake(page, folder)),
      };
    }),
  );
  remove(folder);
  console.log(
    `\nFrom a saved edit to the screen, ${edits} edits: median ${figures.median.toFixed(0)} ms, 95th percentile ` +
      `${figures.p95.toFixed(0)} ms, worst ${figures.worst.toFixed(0)} ms. The page moved by ${figures.moved} px.\n` +
      `A mistake is named after ${figures.mistakeCame.toFixed(0)} ms, and no more ${figures.mistakeWent.toFixed(0)} ms ` +
      'after it is mended.',
  );
  return figures;
}

/** Edits the first paragraph again and again; gives how long each took to show, in ms. */
async function measureEdits(page, folder, edits) {
  const file = path.join(folder, 'data/posts', `${POST}.json`);
  const post = JSON.parse(fs.readFileSync(file, 'utf8'));
  const paragraph = post.body.find(({ kind }) => kind === 'paragraph');
  const times = [];
  await page.evaluate((place) => globalThis.scrollTo(0, place), PLACE);
  const place = await page.evaluate(() => globalThis.scrollY);
  for (let edit = 1; edit <= edits; edit++) {
    paragraph.text = `This is edit number ${edit}.`;
    times.push(
      await timed(page, paragraph.text, () =>
        fs.writeFileSync(file, `${JSON.stringify(post, null, 2)}\n`),
      ),
    );
    await page.waitForTimeout(700 + Math.random() * 600);
  }
  const moved = (await page.evaluate(() => globalThis.scrollY)) - place;
  return { times, moved };
}

/** Breaks a file and mends it; gives how soon the message comes and goes, in ms. */
async function measureMistake(page, folder) {
  const file = path.join(folder, 'data/posts', `${POST}.json`);
  const source = fs.readFileSync(file, 'utf8');
  const came = await timed(page, `${POST}.json:`, () =>
    fs.writeFileSync(file, source.replace('"title":', '"title"')),
  );
  const start = performance.now();
  fs.writeFileSync(file, source);
  await page.waitForSelector('[role=alert]', {
    state: 'detached',
    timeout: LONGEST,
  });
  return { mistakeCame: came, mistakeWent: performance.now() - start };
}

/** Resolves to the time from an action until the page holds these words, in ms. */
async function timed(page, words, act) {
  const shown = page.waitForFunction(
    (text) => globalThis.document.body.textContent.includes(text),
    words,
    { polling: 'raf', timeout: LONGEST },
  );
  const start = performance.now();
  act();
  await shown;
  return performance.now() - start;
}

/** Takes how long edits took, in ms, and by how much they moved the page; gives that in a few figures. */
function summed({ times, moved }) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.ceil(share * sorted.length) - 1];
  return {
    edits: sorted.length,
    median: at(0.5),
    p95: at(0.95),
    worst: at(1),
    moved,
  };
}
