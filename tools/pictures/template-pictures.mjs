/* global document */
// npm run pictures:templates — takes a picture of the small website of each template, for the cards of the portfolio and
// for social networks. Needs a built site in public/. The results are committed under data/images/templates/; a template
// names its own in `picture`. Neither install nor build runs this: run it when a preview has changed.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { browsing, serving } from '../lib/browser.mjs';
import { requireChromium } from '../lib/browsers.mjs';
import { fail } from '../lib/fail.mjs';

const TEMPLATES = 'data/templates';
const PICTURES = 'data/images/templates';

/** What social networks show, in px; the cards of the portfolio show a part of it. */
const SIZE = { width: 1200, height: 630 };

/** The page on the screen of the device that the preview stands in. */
const PAGE = '[data-hydrates-later] [role="tabpanel"] [role="group"]';

if (!fs.existsSync('public/404.html'))
  fail('There is no built site in public/: run “npm run build” first.');

fs.mkdirSync(PICTURES, { recursive: true });
const slugs = fs
  .readdirSync(TEMPLATES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(fs.readFileSync(path.join(TEMPLATES, file))).slug);

try {
  const executable = await requireChromium();
  await serving('public', (origin) =>
    browsing(executable, async (browser) => {
      for (const slug of slugs) {
        const file = path.join(PICTURES, `${slug}.jpg`);
        const shot = await screenOf(browser, `${origin}/websites/${slug}`);
        await sharp(shot).jpeg({ quality: 84, mozjpeg: true }).toFile(file);
        console.log(`▸ ${file}`);
      }
    }),
  );
} catch (error) {
  fail(`The pictures could not be taken: ${error.message}`);
}

/** Gives a PNG of the first page of a template's small website, on a screen of its own. Throws when there is none. */
async function screenOf(browser, url) {
  const page = await browser.newPage({
    viewport: SIZE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(url);
  const screen = page.locator(PAGE).first().locator('..');
  await screen.scrollIntoViewIfNeeded();
  // The screen alone, as large as the picture: nothing of the page around it.
  await screen.evaluate((element, { width, height }) => {
    document.body.replaceChildren(element);
    Object.assign(element.style, {
      position: 'fixed',
      inset: '0',
      width: `${width}px`,
      height: `${height}px`,
      maxHeight: 'none',
      aspectRatio: 'auto',
      overflow: 'hidden',
      borderRadius: '0',
    });
  }, SIZE);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await page.close();
  return shot;
}
