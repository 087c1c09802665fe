/* global document */
// npm run pictures:templates [-- --check] — takes the screenshots that the files of data/templates name in
// data/images/templates/, and keeps those that look as before. With --check it writes none, and fails if one differs.
// Needs a built site in public/, which may be older than the names: README.md beside this file has the steps.
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { slugify } from '../../src/content/anchors';
import type { ValueOf } from '../../src/content/kinds';
import { templatePreviewPath } from '../../src/content/routes';
import { pageAnchor } from '../../src/website-templates/preview/preview-pages';
import { requireChromium, withChromium } from '../lib/browsers';
import { loadAllAtOnce, loadPictures } from '../lib/load-pictures';
import { fail } from '../lib/run';
import { requireBuiltSite, siteServer } from '../lib/static-server';
import { withServer } from '../lib/with-server';
import { looksDifferent } from './looks-different';

const FOLDER = '../images/templates/';

/** By the end of a picture's name: the window, and the maximum height of the page in it, in px of the page. */
const DEVICES = {
  '': { width: 1200, density: 1, top: 750, whole: { least: 1550, most: 2600 } },
  '-phone': {
    width: 390,
    density: 2,
    top: 844,
    whole: { least: 844, most: 1690 },
  },
};

/** The maximum size of a picture, unless the lowest quality needs more. */
const MOST_BYTES = 150_000;
const QUALITIES = [84, 76, 68, 60, 52];

const isCheck = process.argv.includes('--check');

const readJson = (file: string): unknown =>
  JSON.parse(fs.readFileSync(file, 'utf8'));

interface Shot {
  address: string;
  /** The page of the sample site. */
  page: string;
  /** Of the picture, in px of the page. */
  height: { least: number; most: number };
  options: {
    viewport: { width: number; height: number };
    deviceScaleFactor: number;
  };
}

/** The possible pictures of a template, by the names that its file may use. */
function shotsOf(slug: string, pages: readonly string[]) {
  const shots = new Map<string, Shot>();
  for (const [ending, { width, density, top, whole }] of Object.entries(
    DEVICES,
  )) {
    const add = (name: string, page: string, height: Shot['height']) =>
      shots.set(`${FOLDER}${name}${ending}.jpg`, {
        address: `${templatePreviewPath(slug)}#${pageAnchor(page)}`,
        page,
        height,
        options: {
          viewport: { width, height: height.least },
          deviceScaleFactor: density,
        },
      });
    add(slug, pages[0] ?? '', { least: top, most: top });
    for (const page of pages) add(`${slug}/${slugify(page)}`, page, whole);
  }
  return shots;
}

/** Takes a screenshot of a sample site's page, without the line above the site. */
async function take(
  browser: Browser,
  origin: string,
  { address, page: name, height, options }: Shot,
) {
  const page = await browser.newPage({
    ...options,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await loadAllAtOnce(page);
  await page.goto(origin + address);
  await page.getByRole('group', { name: `${name} page of` }).waitFor();
  await page.evaluate(loadPictures);
  await page.evaluate(() => document.fonts.ready);
  const { y, ...box } = await page
    .locator('main')
    .evaluate((main) => main.getBoundingClientRect().toJSON() as DOMRect);
  const { width } = options.viewport;
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y, width, height: Math.min(box.height, height.most) },
  });
  await page.close();
  return picture;
}

/** A JPEG of at most MOST_BYTES, if any of QUALITIES allows it. */
async function compressed(picture: Buffer) {
  let jpeg = picture;
  for (const quality of QUALITIES) {
    jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MOST_BYTES) break;
  }
  return jpeg;
}

/** The pictures that the template's file names; ends the program if one of them is impossible. */
function namedShots(file: string) {
  const { defaultPages } = readJson(
    'data/pages/website-template.json',
  ) as ValueOf<'WebsiteTemplatePage'>;
  const template = readJson(
    `data/templates/${file}`,
  ) as ValueOf<'WebsiteTemplate'>;
  const { slug, pages = defaultPages, gallery } = template;
  const shots = shotsOf(slug, pages);
  const named = [
    template.picture,
    template.phonePicture,
    ...gallery.flatMap(({ image, phoneImage }) => [image, phoneImage]),
  ].flatMap((name) => (name?.startsWith(FOLDER) ? [name] : []));
  const shotOf = (name: string) =>
    shots.get(name) ??
    fail(
      `data/templates/${file} names ${name}. These can be taken:\n${[...shots.keys()].join('\n')}`,
    );
  return new Map(named.map((name) => [name, shotOf(name)]));
}

requireBuiltSite();

const executable = requireChromium();
const changed: string[] = [];
await withServer(siteServer('public'), (origin) =>
  withChromium(executable, async (browser) => {
    for (const file of fs.readdirSync('data/templates'))
      for (const [name, shot] of namedShots(file)) {
        const target = path.join('data/templates', name);
        const picture = await compressed(await take(browser, origin, shot));
        const isThere = fs.existsSync(target);
        if (
          isThere &&
          !(await looksDifferent(fs.readFileSync(target), picture))
        )
          continue;
        changed.push(target);
        const size = `${Math.round(picture.length / 1000)} kB`;
        console.log(`▸ ${target} ${isThere ? 'differs' : 'is new'}, ${size}`);
        if (isCheck) continue;
        fs.mkdirSync(path.dirname(target), { recursive: true });
        fs.writeFileSync(target, picture);
      }
  }),
);
if (isCheck && changed.length > 0)
  fail(
    `${changed.length} pictures are not what the sample sites look like: “npm run pictures:templates” takes them again.`,
  );
console.log(`\n✔ ${changed.length} pictures have changed.`);
