// Part of npm run docs:screenshots — takes the picture of what `develop` shows while a file has a mistake, in a copy of
// the project.
import fs from 'node:fs';
import path from 'node:path';
import { browsing } from '../lib/browser.mjs';
import { requireChromium } from '../lib/browsers.mjs';
import { freePort } from '../nginx/server.ts';
import { copyProject } from '../lib/project-copy.ts';
import { developing } from './developing.mjs';

const POST = 'ai-transform-lead-generation';
const PICTURE = path.resolve('docs/images/develop-note.png');

/** A first start draws every picture; in ms. */
const LONGEST = 240_000;

const executable = await requireChromium();
const folder = copyProject();
await developing(folder, await freePort(), (origin) =>
  browsing(executable, async (browser) => {
    const page = await browser.newPage({
      viewport: { width: 1100, height: 760 },
    });
    page.setDefaultTimeout(LONGEST);
    await page.goto(`${origin}/blog/${POST}`);
    await page.waitForSelector('h1');
    const file = path.join(folder, 'data/posts', `${POST}.json`);
    const source = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, source.replace('"8 min read"', '"8 minutes"'));
    await page.waitForSelector('[role=alert]');
    await page.screenshot({ path: PICTURE });
  }),
);
fs.rmSync(folder, { recursive: true, force: true });
