/* global document */
// node tools/pictures/template-pictures.mjs — takes a picture of each website template's preview, for the cards of the
// portfolio and for social networks. Needs a built site in public/; run it when a preview has changed.
import fs from 'node:fs';
import sharp from 'sharp';
import { requireChromium, withChromium } from '../lib/browsers.mjs';
import { fail } from '../lib/run.mjs';
import { withServer } from '../lib/static-server.mjs';

/** What social networks show, in px; the cards of the portfolio show a part of it. */
const SIZE = { width: 1200, height: 630 };

/** The page on the screen of the device that the preview stands in. */
const PAGE = '[data-hydrates-later] [role="tabpanel"] [role="group"]';

if (!fs.existsSync('public/404.html'))
  fail('There is no built site in public/: run “npm run build” first.');

const executable = await requireChromium();
await withServer('public', (origin) =>
  withChromium(executable, async (browser) => {
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
