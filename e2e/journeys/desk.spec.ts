import fs from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { checkContent } from '../../src/content/check/check';
import { fieldsOfKind } from '../../src/content/converters/cms-fields';
import { deskPath } from '../../src/content/desk-path';
import type { ValueOf } from '../../src/content/kinds';
import { kindOfFile } from '../../src/content/kinds';
import { formatContent } from '../../src/desk/format-content';
import { deskServer } from '../../tools/lib/desk-server';
import { DataCopy, listFiles } from '../support/content';

// The editors' desk on a copy of data/. The browser's private file system replaces the folder that a person picks,
// which no script may choose.

// A form is only drawn as far as it shows.
test.use({ locale: 'en-GB', viewport: { width: 1100, height: 2600 } });

const POST = 'posts/five-hours-and-a-desk.json';

const PICTURE = 'images/posts/quiet-desk.jpg';
const LINES = [
  { label: 'a job', value: '£40' },
  { label: 'jobs lost', value: '5' },
] as const;

let data: DataCopy;
let server: Server;
let origin: string;

test.beforeAll(async () => {
  const root = `node_modules/.cache/desk-${test.info().parallelIndex}`;
  server = await deskServer('website', root);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.beforeEach(async ({ page, context }) => {
  data = new DataCopy();
  for (const file of entries()) data.write(file, formatted(file));
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: () => navigator.storage.getDirectory(),
    });
  });
  await page.goto(`${origin}/admin/`);
  const pictures = listFiles(data.path('images/posts')).map(
    (name) => `images/posts/${name}`,
  );
  for (const file of [...entries(), ...pictures])
    await page.evaluate(writeFile, [
      `data/${file}`,
      fs.readFileSync(data.path(file), 'base64'),
    ] as const);
  await page.getByRole('button', { name: 'Local Repository' }).click();
  await page.getByRole('button', { name: 'New' }).waitFor();
});

test.afterEach(() => {
  data.remove();
});

const entries = () => listFiles(data.folder).filter((file) => kindOfFile(file));

/** As the desk writes it, which is how `npm run format` leaves it. */
function formatted(file: string): string {
  const kind = kindOfFile(file);
  const value: unknown = JSON.parse(data.read(file));
  return kind ? formatContent(value, fieldsOfKind(kind)) : data.read(file);
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

/** Runs in the page. Gives a file in base64, or undefined where there is none. */
async function readFile(file: string) {
  try {
    let folder = await navigator.storage.getDirectory();
    const names = file.split('/');
    for (const name of names.slice(0, -1))
      folder = await folder.getDirectoryHandle(name);
    const handle = await folder.getFileHandle(names.at(-1) ?? '');
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    return btoa(
      Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
    );
  } catch {
    return undefined;
  }
}

/** Opens the form of a file, by way of the list: the desk doesn't leave one form for another of the same list. */
async function openEntry(page: Page, file: string) {
  const [list = ''] = deskPath(`data/${file}`).split('/entries/');
  await page.goto(origin + list);
  await page
    .getByRole('group', { name: 'Content Editor' })
    .waitFor({ state: 'hidden' });
  await page.goto(origin + deskPath(`data/${file}`));
  await page.getByRole('group', { name: 'Content Editor' }).waitFor();
}

/** Saves the form, as soon as the desk has taken note of what was typed, and puts the files into the copy of data/. */
async function save(page: Page, ...files: string[]) {
  const editor = page.getByRole('group', { name: 'Content Editor' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const refused = page.locator('[role=group]:has(> .validation:visible)');
    expect(await refused.allInnerTexts()).toEqual([]);
    await expect(editor).toBeHidden({ timeout: 2000 });
  }).toPass();
  for (const file of files) {
    const written = await page.evaluate(readFile, `data/${file}`);
    fs.writeFileSync(data.path(file), Buffer.from(written ?? '', 'base64'));
  }
}

/** Opens all entries of a list. Its buttons may be pressed before the desk has drawn the entries, to no effect. */
async function unfold(list: Locator | Page) {
  const button = (name: string) => list.getByRole('button', { name }).first();
  await expect(async () => {
    if (await button('Expand All').isEnabled())
      await button('Expand All').click();
    await expect(button('Expand All')).toBeDisabled({ timeout: 500 });
    await expect(button('Collapse All')).toBeEnabled({ timeout: 500 });
  }).toPass();
}

/** Turns the wheel until something shows: a form is drawn as far as one has scrolled. */
async function scrollTo(page: Page, target: Locator) {
  await page.getByRole('group', { name: 'Content Editor' }).hover();
  await expect(async () => {
    if (await target.first().isVisible()) return;
    await page.mouse.wheel(0, 1000);
    await expect(target.first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

const expectRight = () => {
  expect(
    checkContent(data.folder).issues.filter(
      ({ severity }) => severity === 'error',
    ),
  ).toEqual([]);
};

test('a price is changed: one line of its file', async ({ page }) => {
  const before = data.read('packages.json');
  const [, price = ''] = /"price": "([^"]*)"/.exec(before) ?? [];
  await openEntry(page, 'packages.json');
  await unfold(page);
  await page.getByLabel('Price', { exact: true }).first().fill('£1,234,567');
  await save(page, 'packages.json');
  expect(data.read('packages.json')).toBe(
    before.replace(`"price": "${price}"`, '"price": "£1,234,567"'),
  );
  expectRight();
});

test('a question is added', async ({ page }) => {
  const questions = () =>
    (JSON.parse(data.read('faq.json')) as ValueOf<'Faq'>).groups[0]
      ?.questions ?? [];
  const before = questions();
  await openEntry(page, 'faq.json');
  await unfold(page);
  const list = page.getByRole('group', { name: /Questions.* Field/ }).first();
  await list.getByRole('button', { name: /Add .*Question/ }).click();
  const last = (label: string) =>
    list.getByLabel(label, { exact: true }).last();
  await last('Question').fill('Is it new?');
  await last('Answer').fill('It is.');
  await save(page, 'faq.json');
  expect(questions()).toEqual([
    ...before,
    { question: 'Is it new?', answer: 'It is.' },
  ]);
  expectRight();
});

test('an article with a picture and a sum is added', async ({ page }) => {
  const [photo = ''] = listFiles(data.path('images/posts'));
  const form = page.getByRole('group', { name: 'Content Editor' });
  const fill = (label: string, words: string) =>
    form.getByLabel(label, { exact: true }).last().fill(words);
  await page.getByRole('button', { name: 'New' }).click();
  await form.getByRole('group', { name: /Promo.* Field/ }).waitFor();
  // The desk empties a new form once more just after it shows.
  const title = form.getByLabel('Title', { exact: true });
  await expect(async () => {
    await title.fill('Five hours');
    await page.waitForTimeout(500);
    expect(await title.inputValue()).toBe('Five hours');
  }).toPass();
  for (const [label, words] of [
    ['Id', '1234'],
    ['Title', 'Five hours and a desk'],
    ['Excerpt', 'How a dental practice won back five mornings of its week.'],
    ['Author', 'Rowan Pell'],
    ['Date', '2025-02-03'],
    ['Read time', '1 min read'],
    ['Picture in words', 'An empty desk'],
    ['Address (slug)', 'five-hours-and-a-desk'],
  ] as const)
    await fill(label, words);
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option').first().click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'quiet-desk.jpg',
      mimeType: 'image/jpeg',
      // The desk uses a picture that is there already again.
      buffer: Buffer.concat([
        fs.readFileSync(data.path(`images/posts/${photo}`)),
        Buffer.from([0]),
      ]),
    });
  await fill('Item Value', 'missed calls');
  await form.getByRole('button', { name: /Add .*Part/ }).click();
  await page.getByRole('menuitem', { name: 'Paragraph' }).click();
  await fill('Text', 'Count them for a week.');
  await form.getByRole('button', { name: /Add .*Part/ }).click();
  await page.getByRole('menuitem', { name: 'Sum' }).click();
  await fill('Title', 'What it cost');
  const sum = form.getByRole('group', { name: /Lines.* Field/ });
  for (const [index, { label, value }] of LINES.entries()) {
    await sum.getByRole('button', { name: /Add .*Line/ }).click();
    await sum.getByLabel('Label', { exact: true }).nth(index).fill(label);
    await sum.getByLabel('Value', { exact: true }).nth(index).fill(value);
  }
  await sum.getByRole('combobox').nth(1).click();
  await page.getByRole('option', { name: 'times' }).click();
  await fill('Value', '£200');
  await fill('Label', 'a week');
  await save(page, POST, PICTURE);
  expect(JSON.parse(data.read(POST))).toMatchObject({
    id: 1234,
    image: `../${PICTURE}`,
    link: '',
    keywords: ['missed calls'],
    body: [
      { kind: 'paragraph', text: 'Count them for a week.' },
      {
        kind: 'sum',
        lines: [LINES[0], { sign: 'times', ...LINES[1] }],
        result: { value: '£200', label: 'a week' },
      },
    ],
  });
  expect(data.read(POST)).toBe(formatted(POST));
  expectRight();
});

test('a sample page of a website design is changed', async ({ page }) => {
  const [file = ''] = entries().filter((one) => one.startsWith('templates/'));
  const before = JSON.parse(data.read(file)) as ValueOf<'WebsiteTemplate'>;
  const form = page.getByRole('group', { name: 'Content Editor' });
  await openEntry(page, file);
  const pages = form
    .getByRole('group', { name: /Preview.* Field/ })
    .getByRole('group', { name: /Pages.* Field/ });
  await scrollTo(page, pages.getByRole('button', { name: 'Expand All' }));
  await unfold(pages);
  const blocks = pages.getByRole('group', { name: /Blocks.* Field/ }).first();
  await scrollTo(page, blocks.getByRole('button', { name: 'Expand All' }));
  await unfold(blocks);
  const title = blocks.getByLabel('Title', { exact: true });
  await scrollTo(page, title);
  await title.first().fill('Open on Sundays');
  await save(page, file);
  const after = JSON.parse(data.read(file)) as ValueOf<'WebsiteTemplate'>;
  const [block] = after.preview?.pages[0]?.blocks ?? [];
  expect(block).toEqual({
    ...before.preview?.pages[0]?.blocks[0],
    title: 'Open on Sundays',
  });
  expectRight();
});

test('a change to a file is one line, whichever file it is', async ({
  page,
}) => {
  test.slow();
  const form = page.getByRole('group', { name: 'Content Editor' });
  for (const file of entries()) {
    const before = data.read(file).split('\n');
    // A list of nothing, such as that of redirects.
    if (before[0] === '[]') continue;
    await openEntry(page, file);
    const fold = form.getByRole('button', { name: 'Expand', exact: true });
    const text = form.getByRole('textbox').first();
    await text.or(fold.first()).first().waitFor();
    if (!(await text.isVisible())) await fold.first().click();
    await text.fill(`${await text.inputValue()}x`);
    await save(page, file);
    const after = data.read(file).split('\n');
    const changed = after.filter((line, index) => line !== before[index]);
    expect([file, changed.length]).toEqual([file, 1]);
    expect(after).toHaveLength(before.length);
  }
});
