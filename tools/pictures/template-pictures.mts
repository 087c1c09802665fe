/* global document */
// npm run pictures:templates [-- --check] — takes the screenshots that the files of data/templates name in
// data/images/templates/, and keeps those that look as before. With --check it writes none, and fails if one differs.
// Needs a built site in public/, which may be older than the names: README.md beside this file has the steps.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { slugify } from '../../src/content/anchors';
import { checkFiles } from '../../src/content/check/check';
import { readSources } from '../../src/content/check/files';
import type { KindName, ValueOf } from '../../src/content/kinds';
import { samplePagePath } from '../../src/website-templates/page/sample-addresses';
import { requireChromium, withChromium } from '../lib/browsers';
import { loadAllAtOnce, loadPictures } from '../lib/load-pictures';
import { fail } from '../lib/run';
import { requireBuiltSite, siteServer } from '../lib/static-server';
import { withServer } from '../lib/local-server';
import { looksDifferent } from './looks-different';

const FOLDER = '../images/templates/';

/** By the end of a picture's name: the window, and the maximum height of the page in it, in px of the page. */
const DEVICES = {
  '': { width: 1200, density: 1, top: 750, whole: { min: 1550, max: 2600 } },
  '-phone': {
    width: 390,
    density: 2,
    top: 844,
    whole: { min: 844, max: 1690 },
  },
};

/** The maximum size of a picture, unless the lowest quality needs more. */
const MAX_BYTES = 150_000;
const QUALITIES = [84, 76, 68, 60, 52];

const { check: isCheck } = parseArgs({
  options: { check: { type: 'boolean' } },
}).values;

// Not the whole check, which refuses names of pictures that have not been taken yet.
const files = checkFiles(readSources('data'));
const wrong = files.find(({ issues }) => issues.length > 0);
if (wrong)
  fail(`data/${wrong.file} has a mistake: “npm run check:content” names it.`);

const valuesOf = <Name extends KindName>(name: Name) =>
  files.flatMap(({ kind, value }) =>
    kind === name ? [value as ValueOf<Name>] : [],
  );

/** The possible pictures of a template, by the names that its file may use. */
function shotsOf(slug: string, folder: string, pages: readonly string[]) {
  const [first = ''] = pages;
  return Object.entries(DEVICES).flatMap(([ending, device]) => {
    const { top, whole } = device;
    const shot = (name: string, page: string, height = whole) => {
      const picture = `${FOLDER}${name}${ending}.jpg`;
      return { picture, address: samplePagePath(folder, page), device, height };
    };
    return [
      shot(slug, first, { min: top, max: top }),
      ...pages.map((page) => shot(`${slug}/${slugify(page)}`, page)),
    ];
  });
}

type Shot = ReturnType<typeof shotsOf>[number];

/** Takes a screenshot of a sample site's page, without the bar above it. */
async function take(
  browser: Browser,
  origin: string,
  { address, device, height }: Shot,
) {
  const { width, density: deviceScaleFactor } = device;
  const page = await browser.newPage({
    viewport: { width, height: height.min },
    deviceScaleFactor,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // The policy of sample sites refuses the style below.
    bypassCSP: true,
  });
  await loadAllAtOnce(page);
  await page.goto(origin + address);
  await page.addStyleTag({ content: '.bar { display: none }' });
  await page.evaluate(loadPictures);
  await page.evaluate(() => document.fonts.ready);
  const scrollHeight = await page.evaluate(
    () => document.documentElement.scrollHeight,
  );
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(scrollHeight, height.max) },
  });
  await page.close();
  return picture;
}

/** A JPEG of at most MAX_BYTES, if any of QUALITIES allows it. */
async function compressed(picture: Buffer) {
  let jpeg = picture;
  for (const quality of QUALITIES) {
    jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg;
}

/** The pictures that a template names; ends the program if one of them is impossible. */
function namedShots(template: ValueOf<'WebsiteTemplate'>) {
  const [page] = valuesOf('WebsiteTemplatePage');
  const { slug, sample, pages = page?.defaultPages ?? [], gallery } = template;
  const shots = shotsOf(slug, sample.folder, pages);
  const named = [
    template.picture,
    template.phonePicture,
    ...gallery.flatMap(({ image, phoneImage }) => [image, phoneImage]),
  ].flatMap((name) => (name?.startsWith(FOLDER) ? [name] : []));
  return named.map(
    (name) =>
      shots.find(({ picture }) => picture === name) ??
      fail(
        `The template ${slug} names ${name}. These can be taken:\n${shots.map(({ picture }) => picture).join('\n')}`,
      ),
  );
}

requireBuiltSite();

const executable = requireChromium();
const changed: string[] = [];
await withServer(siteServer('public'), (origin) =>
  withChromium(executable, async (browser) => {
    for (const template of valuesOf('WebsiteTemplate'))
      for (const shot of namedShots(template)) {
        const target = path.join('data/templates', shot.picture);
        const picture = await compressed(await take(browser, origin, shot));
        const isThere = fs.existsSync(target);
        const isSame =
          isThere && !(await looksDifferent(fs.readFileSync(target), picture));
        if (isSame) continue;
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
