// npm run compare [-- REVISION] — shows what has changed in the looks of the site since a revision: by default since HEAD
// or, when nothing is uncommitted, since the commit before it.
import fs from 'node:fs';
import { requireChromium, withChromium } from '../lib/browsers.mjs';
import { withServer } from '../lib/static-server.mjs';
import { addressesOf } from './addresses.ts';
import { buildCommit, buildHere, commitOf, git } from './builds.mjs';
import { differenceOf } from './difference.ts';
import { takePictures } from './pictures.mjs';

const REPORT = 'compare-report';

const isDirty = git('status', '--porcelain') !== '';
const [revision = isDirty ? 'HEAD' : 'HEAD~1'] = process.argv.slice(2);
const commit = commitOf(revision);
const chromium = await requireChromium();
if (isDirty) console.log('\n▸ Uncommitted changes are compared, too.');
const former = await buildCommit(commit);
await buildHere();

fs.rmSync(REPORT, { recursive: true, force: true });
fs.mkdirSync(REPORT);
const addresses = new Set([former, 'public'].flatMap(addressesOf));
console.log(`\n▸ Comparing ${addresses.size} pages with ${revision}`);
const html = [];
let changed = 0;
await withServer(former, (old) =>
  withServer('public', (current) =>
    withChromium(chromium, async (browser) => {
      for (const address of addresses) {
        const shares = [];
        const urls = [old + address, current + address];
        for await (const [label, ...pair] of takePictures(browser, urls)) {
          const found = await differenceOf(...pair);
          if (!found) continue;
          shares.push(`${found.share} (${label})`);
          html.push(`<h2>${address}: ${shares.at(-1)}</h2>`);
          for (const png of [...pair, found.picture]) {
            const file = `${html.length}.png`;
            fs.writeFileSync(`${REPORT}/${file}`, png);
            html.push(`<img src="${file}" alt="" loading="lazy">`);
          }
        }
        if (shares.length > 0) changed += 1;
        console.log(`${address}: ${shares.join(', ') || 'no difference'}`);
      }
    }),
  ),
);
const result = `${changed} of ${addresses.size} pages differ`;
const style = '<style>img { width: 33%; vertical-align: top }</style>';
const heading = `<h1>${result}: before, after, difference</h1>`;
fs.writeFileSync(`${REPORT}/index.html`, [style, heading, ...html].join('\n'));
console.log(`\n${result}: see ${REPORT}/index.html`);
