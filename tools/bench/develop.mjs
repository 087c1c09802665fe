// npm run bench:develop — measures how soon `npm run develop` shows an edited JSON file: from the moment it is written
// until its words stand in the browser. Works on a copy of the project in the system's temporary folder. The bounds
// (median under 1 s, 95th percentile under 2 s) are those of a machine that does nothing else; they end nothing.
//   --edits 40   the number of edits, instead of 24
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browsing } from '../lib/browser.mjs';
import { requireChromium } from '../lib/chromium.mjs';
import { fail } from '../lib/fail.mjs';
import { freePort } from '../lib/port.mjs';
import { developing } from './developing.mjs';
import { copyProject, remove } from './project-copy.mjs';

const POST = 'ai-transform-lead-generation';

/** Where the visitor has scrolled to: an edit must not move the page. */
const PLACE = 600;

/** No edit takes this long unless something is wrong, in ms. */
const LONGEST = 60_000;

try {
  const { values } = parseArgs({
    options: { edits: { type: 'string', default: '24' } },
  });
  const executable = await requireChromium();
  const folder = copyProject();
  const port = await freePort();
  console.log('\n▸ Starting develop in a copy of the project');
  await developing(folder, port, (origin) =>
    browsing(executable, async (browser) => {
      const page = await browser.newPage();
      await page.goto(`${origin}/blog/${POST}`, { timeout: LONGEST * 3 });
      // Once React has taken over; what follows is an update of a page that is there.
      await page.waitForSelector('h1', { timeout: LONGEST });
      await page.waitForTimeout(3000);
      console.log(`▸ Editing ${values.edits} times`);
      report(await measureEdits(page, folder, Number(values.edits)));
      await measureMistake(page, folder);
    }),
  );
  remove(folder);
} catch (error) {
  fail(error.stack);
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

/** Breaks a file and mends it: says how soon the message comes and goes. */
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
  const went = performance.now() - start;
  console.log(
    `A mistake is named after ${came.toFixed(0)} ms, and no more ${went.toFixed(0)} ms after it is mended.\n`,
  );
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

function report({ times, moved }) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.ceil(share * sorted.length) - 1].toFixed(0);
  console.log(
    `\nFrom a saved edit to the screen, ${sorted.length} edits: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, ` +
      `worst ${at(1)} ms. The page moved by ${moved} px.`,
  );
}
