// npm run bench:blog — measures how the blog listing scales: the bytes of its first view, which have to stay flat however
// many posts there are, and how soon it answers a stroke in the search box of the largest site. Builds copies of the
// project in the system's temporary folder, which it removes; ends with 1 when a bound is broken.
//   --posts 6,100   the numbers of posts, instead of 6, 100, 1,000 and 5,000
//   --json FILE     writes the figures to a file as well
import fs from 'node:fs';
import path from 'node:path';
import { browsing, serving } from '../lib/browser.mjs';
import { requireChromium } from '../lib/chromium.mjs';
import { fail } from '../lib/fail.mjs';
import { readArguments } from './arguments.mjs';
import {
  FLAT_PERCENT,
  STROKE_MS,
  slowStrokes,
  unevenFigures,
} from './bounds.mjs';
import { weighFile, weighFirstView } from './first-view.mjs';
import { fillPosts } from './posts.mjs';
import { buildSite, copyProject, remove } from './project-copy.mjs';
import { tableOf } from './table.mjs';
import { SLOWDOWN, measureTyping } from './typing.mjs';

const LISTING = '/blog';

try {
  const { sizes, jsonFile } = readArguments(process.argv.slice(2));
  const executable = await requireChromium();
  const views = [];
  let typing;
  for (const posts of sizes) {
    const measured = await measure(posts, executable, posts === sizes.at(-1));
    views.push(measured.view);
    typing = measured.typing;
  }
  const broken = report(views, typing);
  if (jsonFile)
    fs.writeFileSync(
      jsonFile,
      JSON.stringify({ views, typing, broken }, null, 2) + '\n',
    );
  process.exitCode = broken.length > 0 ? 1 : 0;
} catch (error) {
  fail(error.message);
}

/** Builds a site with so many posts and measures it. */
async function measure(posts, executable, isLargest) {
  console.log(`\n▸ Building a site with ${posts} posts`);
  const folder = copyProject();
  fillPosts(path.join(folder, 'data'), posts);
  const { ms: buildMs } = await buildSite(folder);
  const site = path.join(folder, 'public');
  const measured = await serving(site, (origin) =>
    browsing(executable, async (browser) => {
      console.log('▸ Weighing its first view');
      const view = await weighFirstView(browser, origin, LISTING);
      const index = weighFile(site, `${LISTING}/posts.json`);
      if (!isLargest) return { view: { posts, buildMs, ...view, index } };
      console.log(`▸ Typing into its search box, ${SLOWDOWN} times slower`);
      const typing = await measureTyping(browser, origin + LISTING, posts);
      return { view: { posts, buildMs, ...view, index }, typing };
    }),
  );
  remove(folder);
  return measured;
}

/** Prints the figures and the verdict; gives the bounds that are broken. */
function report(views, { search, answer, drawn }) {
  const ms = (number) => `${number.toFixed(1)} ms`;
  const uneven = unevenFigures(views);
  const slow = slowStrokes({ answer });
  console.log(`\nThe first view of ${LISTING} in bytes, plain / brotli\n`);
  console.log(tableOf(views).join('\n'));
  console.log(
    `\nFrom a stroke of “${search}” to its answer with ${views.at(-1).posts} posts, ${SLOWDOWN} times slower: median ` +
      `${ms(answer.median)}, worst ${ms(answer.worst)}; articles drawn: ${ms(drawn.median)} and ${ms(drawn.worst)}\n`,
  );
  if (views.length > 1)
    verdict(`The first view is flat within ${FLAT_PERCENT} %`, uneven);
  verdict(`Every stroke is answered within ${STROKE_MS} ms`, slow);
  return [...uneven, ...slow];
}

function verdict(bound, broken) {
  console.log(`${broken.length === 0 ? '✔' : '✖'} ${bound}`);
  for (const line of broken) console.log(`    ${line}`);
}
