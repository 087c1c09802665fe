/* global document */
// npm run pictures:templates — takes a picture of the small website of each template, for the cards of the portfolio and
// for social networks. Needs a built site in public/. The results are committed under data/images/templates/; a template
// names its own in `picture`. Neither install nor build runs this: run it when a preview has changed.
import fs from 'node:fs';
import sharp from 'sharp';
import { browsing, serving } from '../lib/browser.mjs';
import { requireChromium } from '../lib/browsers.mjs';
import { fail } from '../lib/fail.mjs';

/** What social networks show, in px; the cards of the portfolio show a part of it. */
const SIZE = { width: 1200, height: 630 };

/** The page on the screen of the device that the preview stands in. */
const PAGE = '[data-hydrates-later] [role="tabpanel"] [role="group"]';

if (!fs.existsSync('public/404.html'))
  fail('There is no built site in public/: run “npm run build” first.');

const executable = await requireChromium();
await serving('public', (origin) =>
  browsing(executable, async (browser) => {
    const page = await browser.newPage({
      viewport: SIZE,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    for (const file of fs.readdirSync('data/templates')) {
      const { slug } = JSON.parse(
        fs.readFileSync(`data/templates/${file}`, 'utf8'),
      );
      await page.goto(`${origin}/websites/${slug}`);
      const screen = page.locator(PAGE).first().locator('..');
      // The screen alone, as large as the picture: nothing of the page around it.
      await screen.evaluate((element) => {
        document.body.replaceChildren(element);
        element.style =
          'position: fixed; inset: 0; width: 100vw; height: 100vh; max-height: none; overflow: hidden; border-radius: 0';
      });
      await page.evaluate(() => document.fonts.ready);
      const picture = `data/images/templates/${slug}.jpg`;
      await sharp(await page.screenshot())
        .jpeg({ quality: 84, mozjpeg: true })
        .toFile(picture);
      console.log(`▸ ${picture}`);
    }
  }),
);
