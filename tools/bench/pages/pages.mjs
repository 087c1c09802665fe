import path from 'node:path';
import { checkContent } from '../../../src/content/check/check.ts';
import { allRoutes } from '../../../src/content/routes.ts';
import { browsing } from '../../lib/browser.mjs';
import { requireChromium } from '../../lib/chromium.mjs';
import { missedGoals } from './goals.mjs';
import { withChrome } from './lighthouse.mjs';
import { measurePage } from './measure-page.mjs';
import { pagesTable } from './pages-table.mjs';
import { servingSite } from './serving.mjs';

/** Measures the pages of the built site, all or those of some routes, so often. Gives the figures. */
export async function benchPages({ runs, routes = siteRoutes() }) {
  const executable = await requireChromium();
  const { server, result: pages } = await servingSite('public', (origin) =>
    withChrome(executable, (port) =>
      browsing(executable, async (browser) => {
        const measured = [];
        for (const route of routes) {
          console.log(`▸ ${route}`);
          const options = { runs, port, browser };
          measured.push({
            route,
            ...(await measurePage(origin + route, options)),
          });
        }
        return measured;
      }),
    ),
  );
  const missed = missedGoals(pages);
  console.log(
    `\nServed by ${server}; medians of ${runs}. Bytes on the wire in kB; times in ms; scores: performance, accessibility, ` +
      `best practices, search; scripts and whole main thread at 4 times slowdown\n`,
  );
  console.log(pagesTable(pages).join('\n'));
  console.log(
    missed.length === 0 ? '\n✔ Every goal is kept' : '\n✖ Goals missed:',
  );
  for (const line of missed) console.log(`    ${line}`);
  return { server, runs, pages, missed };
}

function siteRoutes() {
  const checked = checkContent(path.resolve('data'));
  if (!checked.ok) throw new Error('data/ has mistakes');
  return allRoutes(checked.content);
}
