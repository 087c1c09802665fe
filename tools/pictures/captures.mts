// npm run captures [-- --check] — takes the captures of sample sites that templates show, and keeps those that look as
// before. With --check it writes none, and fails if one differs: README.md beside this file.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import sirv from 'sirv';
import {
  capturePath,
  FRONT,
  onPhone,
  pageOf,
  shapeOf,
} from '../../src/content/captures';
import { listFiles, readSources } from '../../src/content/check/files';
import { samplePath } from '../../src/content/routes';
import { websiteTemplate } from '../../src/content/schemas/website-template/template';
import { withChromium } from '../lib/browsers';
import { loadAllAtOnce } from '../lib/load-pictures';
import { withServer } from '../lib/local-server';
import { fail } from '../lib/run';
import { looksDifferent } from './looks-different';

const { check: isCheck } = parseArgs({
  options: { check: { type: 'boolean' } },
}).values;

const captures = readSources('data/templates').flatMap(({ bytes }) => {
  const { sample, gallery } = websiteTemplate.parse(
    JSON.parse(bytes.toString()),
  );
  const named = [FRONT, ...gallery.flatMap(({ capture }) => capture ?? [])];
  const pages = [...new Set(named.map(pageOf))];
  return pages
    .flatMap((page) => [page, onPhone(page)])
    .map((name) => ({
      name,
      // No section has the id "front", so the site shows its first page.
      address: `${samplePath(sample.folder)}#${pageOf(name)}`,
      files: shapeOf(name).widths.map((width) => ({
        width,
        file: `static${capturePath(sample.folder, name, width)}`,
      })),
    }));
});

/** Takes a screenshot of a sample site's page, without the bar above it. */
async function take(browser: Browser, name: string, address: string) {
  const { width, height } = shapeOf(name);
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // The policy of sample sites refuses the style below.
    bypassCSP: true,
  });
  await loadAllAtOnce(page);
  await page.goto(address);
  await page.addStyleTag({
    content: ':root { --bar: 0px } .bar { display: none }',
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.scrollTo(0, 0);
  });
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Whether a file is missing or, to people, not this picture. */
const isOutdated = async (file: string, picture: Buffer) =>
  !fs.existsSync(file) || looksDifferent(fs.readFileSync(file), picture);

const changed: string[] = [];
await withServer(http.createServer(sirv('static')), (origin) =>
  withChromium(async (browser) => {
    for (const { name, address, files } of captures) {
      const picture = await take(browser, name, origin + address);
      for (const { width, file } of files) {
        const sized = sharp(picture).resize(width).webp({ quality: 60 });
        const bytes = await sized.toBuffer();
        if (!(await isOutdated(file, bytes))) continue;
        changed.push(`${file}, ${Math.round(bytes.length / 1000)} kB`);
        if (isCheck) continue;
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, bytes);
      }
    }
  }),
);
const shown = captures.flatMap(({ files }) => files.map(({ file }) => file));
for (const name of listFiles('static/samples')) {
  const file = `static/samples/${name}`;
  if (!name.includes('/captures/') || shown.includes(file)) continue;
  changed.push(`${file}, which no template shows`);
  if (!isCheck) fs.rmSync(file);
}
console.log(changed.map((line) => `▸ ${line}\n`).join(''));
if (isCheck && changed.length > 0)
  fail('These are not what sample sites look like: run “npm run captures”.');
console.log(`✔ ${changed.length} files have changed.`);
