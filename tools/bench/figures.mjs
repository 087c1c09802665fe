import fs from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { withChromium } from '../lib/browsers.mjs';
import { printRow, withSite } from './shared.mjs';

const FILE = 'data/site-figures.json';

/** Not counted: pictures, and the browser's own requests, such as icons. */
const NOT_COUNTED = ['image', 'manifest', 'other'];

/** Measures the figures of this site that /website-design shows, prints them and writes them to data/site-figures.json. */
export const benchFigures = ({ routes }) =>
  withSite((origin, executable) =>
    withChromium(executable, async (browser) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const isOwn = (url) => url.origin === origin;
      await context.route(
        (url) => !isOwn(url),
        (route) => route.abort(),
      );
      const page = await context.newPage();
      const figures = {
        ...(await openHome(page, origin)),
        axe: String(await countViolations(page, origin, routes)),
        cookies: String((await context.cookies()).length),
      };
      printRow(figures, true);
      const data = JSON.parse(fs.readFileSync(FILE, 'utf8'));
      data.day = new Date().toISOString().slice(0, 10);
      for (const item of data.items) item.value = figures[item.key];
      fs.writeFileSync(FILE, `${JSON.stringify(data, null, 2)}\n`);
    }),
  );

/** The requests of the home page before a visitor's first touch. */
async function openHome(page, origin) {
  const requests = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(origin, { waitUntil: 'networkidle' });
  page.removeAllListeners('request');
  const own = requests.filter((request) => request.url().startsWith(origin));
  const counted = own.filter(
    (request) => !NOT_COUNTED.includes(request.resourceType()),
  );
  const isScript = (request) => request.resourceType() === 'script';
  return {
    bytes: await kilobytes(counted),
    scripts: await kilobytes(counted.filter(isScript)),
    hosts: String(requests.length - own.length),
  };
}

async function kilobytes(requests) {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, each) => sum + each.responseBodySize, 0);
  return `${Math.round(bytes / 1000)} kB`;
}

/** How many rules of axe the pages break, in the light and in the dark theme. */
async function countViolations(page, origin, routes) {
  let count = 0;
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    for (const route of routes) {
      await page.goto(origin + route);
      // Frames hold other companies' pages.
      const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
      count += (await axe.analyze()).violations.length;
    }
  }
  return count;
}
