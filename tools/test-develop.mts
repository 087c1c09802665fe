// npm run test:develop — starts `gatsby develop` in a copy of the project, edits data/ there, and fails where an open page
// does not show what docs/content-files.md promises. The nightly workflow runs it.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { ValueOf } from '../src/content/kinds';
import { withChromium } from './lib/browsers';
import { freePort, HOST } from './lib/local-server';
import { copyProject } from './lib/project-copy';
import { environment, fail, GATSBY } from './lib/run';

/** The first start compiles everything. */
const TO_START = { timeout: 600_000 };
const IN_TIME = { timeout: 60_000 };

const port = await freePort();
const copy = copyProject();
const file = path.join(copy, 'data/pages/faq.json');
const source = JSON.parse(fs.readFileSync(file, 'utf8')) as ValueOf<'FaqPage'>;
/** Saves the page's file with this heading. */
const save = (title: string) => {
  const hero = { ...source.hero, title };
  fs.writeFileSync(file, JSON.stringify({ ...source, hero }));
};

const address = ['--host', HOST, '--port', String(port)];
// A separate process group, which is ended with this program.
const develop = spawn('node', [GATSBY, 'develop', ...address], {
  cwd: copy,
  env: environment(),
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
});
develop.once('exit', () => fail('gatsby develop has ended by itself.'));
process.once('exit', () => {
  const { exitCode, pid } = develop;
  if (exitCode === null && pid) process.kill(-pid);
  fs.rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => process.exit(1));

await withChromium(async (browser) => {
  const page = await browser.newPage();
  const heading = page.getByRole('main').locator('h1');
  const note = page.getByRole('alert');
  const url = `http://${HOST}:${port}/faq`;
  await expect(() => page.goto(url)).toPass(TO_START);
  await expect(heading).toHaveText(source.hero.title, IN_TIME);

  save('Saved');
  await expect(heading).toHaveText('Saved', IN_TIME);

  fs.writeFileSync(file, '{');
  await expect(note).toContainText('data/pages/faq.json:1:', IN_TIME);
  await expect(note).toContainText('expected valid JSON');
  await page.reload();
  await expect(heading).toHaveText('Saved', IN_TIME);

  save('Mended');
  await expect(heading).toHaveText('Mended', IN_TIME);
  await expect(note).toHaveCount(0);

  // Saves a second change while Gatsby is working on the first, after different delays: the second one must show.
  for (let delay = 100; delay < 3000; delay += 300) {
    save(`First of two, ${delay} ms`);
    await pause(delay);
    save(`Second, ${delay} ms`);
    await expect(heading).toHaveText(`Second, ${delay} ms`, IN_TIME);
  }
  await page.reload();
  await expect(heading).toContainText('Second', IN_TIME);
});
console.log('\n✔ gatsby develop shows each change of data/.');
process.exit();
