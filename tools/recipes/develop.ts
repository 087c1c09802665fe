import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { ValueOf } from '../../src/content/kinds';
import { withChromium } from '../lib/browsers';
import { freePort, HOST } from '../lib/local-server';
import { GATSBY, startCommand } from '../lib/run';

/** The first start compiles everything. */
const TO_START = { timeout: 600_000 };
const IN_TIME = { timeout: 60_000 };

/** Edits, breaks and mends data/ of a copy of the project while `gatsby develop` runs there; an open page must follow. */
export async function testDevelop(copy: string): Promise<void> {
  const file = path.join(copy, 'data/pages/faq.json');
  const page = JSON.parse(fs.readFileSync(file, 'utf8')) as ValueOf<'FaqPage'>;
  /** Saves the page's file with this heading. */
  const save = (title: string) => {
    const hero = { ...page.hero, title };
    fs.writeFileSync(file, JSON.stringify({ ...page, hero }));
  };
  const port = await freePort();
  const command = `node ${GATSBY} develop --host ${HOST} --port ${port}`;
  const stop = startCommand(command, { cwd: copy });
  await withChromium(async (browser) => {
    const tab = await browser.newPage();
    const heading = tab.getByRole('main').locator('h1');
    const note = tab.getByRole('alert');
    const url = `http://${HOST}:${port}/faq`;
    await expect(() => tab.goto(url)).toPass(TO_START);
    await expect(heading).toHaveText(page.hero.title, IN_TIME);

    save('Saved');
    await expect(heading).toHaveText('Saved', IN_TIME);

    fs.writeFileSync(file, '{');
    await expect(note).toContainText('data/pages/faq.json:1:', IN_TIME);
    await expect(note).toContainText('expected valid JSON');
    await tab.reload();
    await expect(heading).toHaveText('Saved', IN_TIME);

    save('Mended');
    await expect(heading).toHaveText('Mended', IN_TIME);
    // Warnings of the recipes' texts may stay.
    await expect(note.getByText('expected valid JSON')).toHaveCount(0);

    // Saves a second change while Gatsby is working on the first, after different delays: the second one must show.
    for (let delay = 100; delay < 3000; delay += 300) {
      save(`First of two, ${delay} ms`);
      await pause(delay);
      save(`Second, ${delay} ms`);
      await expect(heading).toHaveText(`Second, ${delay} ms`, IN_TIME);
    }
    await tab.reload();
    await expect(heading).toContainText('Second', IN_TIME);
  });
  stop();
}
