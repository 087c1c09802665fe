/* global document */
// npm run pictures:templates — takes the screenshots that the files of data/templates name in data/images/templates/.
// Needs a built site in public/, which may be older than the names: README.md beside this file has the steps.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { slugify } from '../../src/content/anchors';
import { pageAnchor } from '../../src/website-templates/preview/page-anchor';
import {
  requireChromium,
  loadAllAtOnce,
  withChromium,
} from '../lib/browsers.mjs';
import { fail } from '../lib/run.mjs';
import { withServer } from '../lib/static-server.mjs';

const FOLDER = '../images/templates/';

/** What a name ends with, and the browser that takes the picture. */
const DEVICES = {
  '': { viewport: { width: 1200, height: 750 } },
  '-phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
};

/** What a name says of how far the page is scrolled, in screens. */
const SCROLLED = { '': 0, '-2': 1, '-3': 2 };

/** The most bytes that a picture may have, unless the lowest quality needs more. */
const MOST_BYTES = 120_000;
const QUALITIES = [84, 76, 68, 60];

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The pictures that can be taken of a template, by their names in its file. */
function shotsOf(slug, pages) {
  const shots = new Map();
  for (const [device, options] of Object.entries(DEVICES)) {
    shots.set(`${FOLDER}${slug}${device}.jpg`, {
      page: pages[0],
      screens: 0,
      options,
    });
    for (const page of pages)
      for (const [view, screens] of Object.entries(SCROLLED))
        shots.set(`${FOLDER}${slug}/${slugify(page)}${view}${device}.jpg`, {
          page,
          screens,
          options,
        });
  }
  return shots;
}

/** A screenshot of a sample site's page alone, without the page and the frame around it. */
async function take(browser, origin, slug, { page: name, screens, options }) {
  const page = await browser.newPage({
    ...options,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await loadAllAtOnce(page);
  await page.goto(`${origin}/websites/${slug}#${pageAnchor(name)}`);
  // Scripts start on a visitor's first interaction.
  await page.mouse.move(1, 1);
  const site = page.getByRole('group', { name: `${name} page of` });
  await site.waitFor();
  await site.evaluate(async (element, scrolled) => {
    const window = document.createElement('div');
    window.style =
      'position: fixed; inset: 0; container-type: inline-size; color-scheme: light';
    window.append(element);
    document.body.replaceChildren(window);
    element.style =
      'width: 100vw; height: 100vh; max-height: none; border-radius: 0; scrollbar-width: none; outline: none';
    const images = [...element.querySelectorAll('img')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    await document.fonts.ready;
    element.scrollTop = scrolled * element.clientHeight;
  }, screens);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** A JPEG of at most MOST_BYTES, where one of QUALITIES allows it. */
async function compressed(picture) {
  let jpeg = picture;
  for (const quality of QUALITIES) {
    jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MOST_BYTES) break;
  }
  return jpeg;
}

if (!fs.existsSync('public/404.html'))
  fail('There is no built site in public/: run “npm run build” first.');

const { defaultPages } = readJson('data/pages/website-template.json');
const executable = await requireChromium();
await withServer('public', (origin) =>
  withChromium(executable, async (browser) => {
    for (const file of fs.readdirSync('data/templates')) {
      const template = readJson(`data/templates/${file}`);
      const { slug, pages = defaultPages, gallery } = template;
      const shots = shotsOf(slug, pages);
      const named = new Set([
        template.picture,
        template.phonePicture,
        ...gallery.map(({ image }) => image),
      ]);
      for (const name of named) {
        if (!name?.startsWith(FOLDER)) continue;
        const shot = shots.get(name);
        if (!shot)
          fail(
            `data/templates/${file} names ${name}. These can be taken:\n${[...shots.keys()].join('\n')}`,
          );
        const picture = await compressed(
          await take(browser, origin, slug, shot),
        );
        const target = path.join('data/templates', name);
        fs.mkdirSync(path.dirname(target), { recursive: true });
        fs.writeFileSync(target, picture);
        console.log(`▸ ${target}, ${Math.round(picture.length / 1000)} kB`);
      }
    }
  }),
);
