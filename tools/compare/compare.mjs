// npm run compare [-- REVISION] — shows what has changed in the looks of the site since a revision: by default since HEAD
// or, when nothing is uncommitted, since the commit before it.
import { requireChromium, withChromium } from '../lib/browsers.mjs';
import { withServer } from '../lib/static-server.mjs';
import { addressesOf } from './addresses.ts';
import { buildCommit, buildHere, commitOf, git } from './builds.mjs';
import { differenceOf } from './difference.ts';
import { takePictures } from './pictures.mjs';
import { emptyReport, writePictures, writeReport } from './report.mjs';

const isDirty = git('status', '--porcelain') !== '';
const [revision = isDirty ? 'HEAD' : 'HEAD~1'] = process.argv.slice(2);
const commit = commitOf(revision);
const chromium = await requireChromium();
if (isDirty)
  console.log('\n▸ Uncommitted changes are part of what is compared.');
emptyReport();
const folders = [await buildCommit(revision, commit), await buildHere()];
const addresses = new Set(folders.flatMap(addressesOf));

console.log(`\n▸ Comparing ${addresses.size} pages`);
const html = [];
let differing = 0;
await withServer(folders[0], (before) =>
  withServer(folders[1], (after) =>
    withChromium(chromium, async (browser) => {
      for (const address of addresses) {
        const compare = () =>
          differences(browser, before + address, after + address);
        const first = await compare();
        if (first.size === 0) continue;
        // Browsers don’t draw round corners the same each time: what differs only once does not count.
        const changes = [...(await compare())].filter(([l]) => first.has(l));
        if (changes.length === 0) continue;
        differing++;
        console.log(`\n${address}`);
        for (const [label, { share, ...pngs }] of changes) {
          const percent = Math.max(0.01, 100 * share).toFixed(2);
          console.log(`  ${label}: ${percent} %`);
          html.push(writePictures(`${address}, ${label}: ${percent} %`, pngs));
        }
      }
    }),
  ),
);
const count = differing > 0 ? `${differing} of ${addresses.size}` : '0';
writeReport(`${count} pages differ`, html);
console.log(`\n${count} pages differ: see compare-report/index.html`);

/** By label. */
async function differences(browser, ...urls) {
  const [before, after] = await Promise.all(
    urls.map((url) => takePictures(browser, url)),
  );
  const found = new Map();
  for (const [label, png] of before) {
    const difference = await differenceOf(png, after.get(label));
    if (difference)
      found.set(label, { before: png, after: after.get(label), ...difference });
  }
  return found;
}
