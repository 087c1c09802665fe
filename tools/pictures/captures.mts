// npm run captures [-- FOLDER …] — takes the captures that templates show of the sample sites in these folders of
// static/samples, or of all: README.md beside this file.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
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

const folders = process.argv.slice(2);

const captures = readSources('data/templates').flatMap(({ bytes }) => {
  const { sample, gallery } = websiteTemplate.parse(
    JSON.parse(bytes.toString()),
  );
  if (folders.length > 0 && !folders.includes(sample.folder)) return [];
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

if (folders.length === 0)
  for (const file of listFiles('static/samples'))
    if (file.includes('/captures/')) fs.rmSync(`static/samples/${file}`);

await withServer(http.createServer(sirv('static')), (origin) =>
  withChromium(async (browser) => {
    for (const { name, address, files } of captures) {
      const picture = await take(browser, name, origin + address);
      for (const { width, file } of files) {
        fs.mkdirSync(path.dirname(file), { recursive: true });
        await sharp(picture).resize(width).webp({ quality: 60 }).toFile(file);
        console.log(`▸ ${file}`);
      }
    }
  }),
);
