import fs from 'node:fs';
import {
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import { fieldsOfKind } from '../../desk/desk-fields';
import { deskServer, fileTimes } from '../../desk/desk-server';
import { FILE_TIMES } from '../../desk/file-times';
import { formatContent } from '../../desk/format-content';
import { checkContent } from '../../src/content/check/check';
import { kindOfFile } from '../../src/content/kinds';
import { deskPath } from '../../src/issue-overlay/desk-path';
import { withServer } from '../../tools/lib/local-server';
import { DataCopy, listFiles } from './content';

/**
 * The editors' desk, with a copy of data/ in the browser's private file system, because a script can't pick a folder.
 */
class Desk {
  readonly data = new DataCopy();
  readonly form: Locator;

  constructor(
    private readonly page: Page,
    readonly origin: string,
  ) {
    this.form = page.getByRole('group', { name: 'Content Editor' });
  }

  entries = () =>
    listFiles(this.data.folder).filter((file) => kindOfFile(file));

  /** A file as the desk writes it, in the format of `npm run format`. */
  formatted(file: string): string {
    const kind = kindOfFile(file);
    const text = this.data.read(file);
    return kind ? formatContent(JSON.parse(text), fieldsOfKind(kind)) : text;
  }

  async open() {
    const { page, data, origin } = this;
    for (const file of this.entries()) data.write(file, this.formatted(file));
    await page.context().route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    await page.addInitScript(() => {
      Object.assign(window, {
        showDirectoryPicker: () => navigator.storage.getDirectory(),
      });
    });
    await page.route(origin + FILE_TIMES, (route) =>
      route.fulfill({ json: fileTimes(data.folder) }),
    );
    await page.goto(origin);
    const pictures = listFiles(data.path('images/posts')).map(
      (name) => `images/posts/${name}`,
    );
    for (const file of [...this.entries(), ...pictures])
      await this.writeToBrowser(file);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Local Repository' }).click();
    await reloaded;
    await page.getByRole('button', { name: 'New' }).waitFor();
  }

  private writeToBrowser = (file: string) =>
    this.page.evaluate(writeFile, [
      `data/${file}`,
      fs.readFileSync(this.data.path(file), 'base64'),
    ] as const);

  /** Changes a field as another program would, while the desk is in the background. */
  async changeOnDisk(file: string, field: string, value: string) {
    const { page, data } = this;
    const switchWindow = (event: 'blur' | 'focus') =>
      Promise.all([
        page.waitForResponse(`**${FILE_TIMES}`),
        page.evaluate((name) => window.dispatchEvent(new Event(name)), event),
      ]);
    await switchWindow('blur');
    data.set(file, field, value);
    data.write(file, this.formatted(file));
    await this.writeToBrowser(file);
    await switchWindow('focus');
  }

  /** Opens a file's form through its list, because the desk can't switch between two forms of one list. */
  async openEntry(file: string) {
    const [list = ''] = deskPath(`data/${file}`).split('/entries/');
    await this.page.goto(this.origin + list);
    await this.form.waitFor({ state: 'hidden' });
    await this.page.goto(this.origin + deskPath(`data/${file}`));
    await this.form.waitFor();
  }

  /** Saves the form once the desk has registered the input, and writes the files back to the copy of data/. */
  async save(...files: string[]) {
    const { page, data } = this;
    await expect(async () => {
      // The desk may load again as soon as a saved form is left.
      if (await this.form.isHidden()) return;
      await page
        .getByRole('button', { name: 'Save', exact: true })
        .click({ timeout: 5000 });
      const refused = page.locator('[role=group]:has(> .validation:visible)');
      expect(await refused.allInnerTexts()).toEqual([]);
      await expect(this.form).toBeHidden({ timeout: 2000 });
    }).toPass();
    for (const file of files) {
      const written = await page.evaluate(readFile, `data/${file}`);
      fs.writeFileSync(data.path(file), Buffer.from(written, 'base64'));
    }
  }

  expectNoMistakes() {
    const { issues } = checkContent(this.data.folder);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
}

/** Runs in the page. */
async function writeFile([file, base64]: readonly [string, string]) {
  let folder = await navigator.storage.getDirectory();
  await folder.getDirectoryHandle('.git', { create: true });
  const names = file.split('/');
  for (const name of names.slice(0, -1))
    folder = await folder.getDirectoryHandle(name, { create: true });
  const handle = await folder.getFileHandle(names.at(-1) ?? '', {
    create: true,
  });
  const stream = await handle.createWritable();
  await stream.write(
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
  );
  await stream.close();
}

/** Runs in the page. Returns a file in base64. */
async function readFile(file: string) {
  let folder = await navigator.storage.getDirectory();
  const names = file.split('/');
  for (const name of names.slice(0, -1))
    folder = await folder.getDirectoryHandle(name);
  const handle = await folder.getFileHandle(names.at(-1) ?? '');
  const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export const test = base.extend<{ desk: Desk }, { origin: string }>({
  origin: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide, { parallelIndex }) => {
      const root = `node_modules/.cache/desk-${parallelIndex}`;
      await withServer(await deskServer('website', root), provide);
    },
    { scope: 'worker' },
  ],
  desk: async ({ page, origin }, provide) => {
    const desk = new Desk(page, origin);
    await desk.open();
    await provide(desk);
    desk.data.remove();
  },
});
