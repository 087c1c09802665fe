import fs from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { listFiles } from '../support/content';
import { test } from '../support/desk';

// The desk renders only the visible part of a form, so the window has to be tall.
test.use({ locale: 'en-GB', viewport: { width: 1100, height: 2600 } });

const POST = 'posts/five-hours-and-a-desk.json';

const PICTURE = 'images/posts/quiet-desk.jpg';
const LINES = [
  { label: 'a job', value: '£40' },
  { label: 'jobs lost', value: '5' },
] as const;

test('an article with a picture and a sum is added', async ({ page, desk }) => {
  const [photo = ''] = listFiles(desk.data.path('images/posts'));
  const { form } = desk;
  const fill = (label: string, words: string) =>
    form.getByLabel(label, { exact: true }).last().fill(words);
  await page.getByRole('button', { name: 'New' }).click();
  await form.getByRole('group', { name: /Promo.* Field/ }).waitFor();
  // The desk clears a new form again just after it appears.
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
      // The desk reuses an identical picture, so one byte is added to make this a new file.
      buffer: Buffer.concat([
        fs.readFileSync(desk.data.path(`images/posts/${photo}`)),
        Buffer.from([0]),
      ]),
    });
  const keywords = form.getByRole('group', { name: /Keywords.* Field/ });
  await keywords.getByRole('button', { name: /Add .*Keyword/ }).click();
  await keywords.getByRole('textbox').fill('missed calls');
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
  await desk.save(POST, PICTURE);
  expect(JSON.parse(desk.data.read(POST))).toMatchObject({
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
  expect(desk.data.read(POST)).toBe(desk.formatted(POST));
  desk.expectNoMistakes();
});

test('looking at a file changes nothing, and a change is one line, whichever file it is', async ({
  page,
  desk,
}) => {
  test.slow();
  const { form } = desk;
  const save = page.getByRole('button', { name: 'Save', exact: true });
  for (const file of desk.entries()) {
    const before = desk.data.read(file).split('\n');
    // Empty lists, such as the redirects, have no field to change.
    if (before[0] === '[]') continue;
    await desk.openEntry(file);
    const fold = form.getByRole('button', { name: 'Expand', exact: true });
    const text = form.getByRole('textbox').first();
    await text.or(fold.first()).first().waitFor();
    if (!(await text.isVisible())) await fold.first().click();
    await text.focus();
    await page.mouse.wheel(0, 20_000);
    await page.waitForTimeout(500);
    // Otherwise the desk would keep a draft, and offer it when the file may have changed.
    await expect.soft(save, file).toBeDisabled();
    await text.fill(`${await text.inputValue()}x`);
    await desk.save(file);
    const after = desk.data.read(file).split('\n');
    const changed = after.filter((line, index) => line !== before[index]);
    expect([file, changed.length]).toEqual([file, 1]);
    expect(after).toHaveLength(before.length);
  }
});

const title = (form: Locator) =>
  form.getByLabel('Title', { exact: true }).first();

test('an open form shows what changes on disk', async ({ page, desk }) => {
  const [file = ''] = desk.entries().filter((one) => one.startsWith('posts/'));
  await desk.openEntry(file);
  const reloaded = page.waitForEvent('load');
  await desk.changeOnDisk(file, 'excerpt', 'From a colleague.');
  await reloaded;
  await title(desk.form).fill('Mine');
  await desk.save(file);
  expect(JSON.parse(desk.data.read(file))).toMatchObject({
    title: 'Mine',
    excerpt: 'From a colleague.',
  });
});

test('a form with changes says that its file has changed on disk', async ({
  page,
  desk,
}) => {
  const [file = '', other = ''] = desk
    .entries()
    .filter((one) => one.startsWith('posts/'));
  const warnings: string[] = [];
  page.on('dialog', (dialog) => {
    warnings.push(dialog.message());
    void dialog.accept();
  });
  await desk.openEntry(file);
  await title(desk.form).fill('Mine');
  await desk.changeOnDisk(other, 'excerpt', 'From a colleague.');
  expect(warnings).toEqual([]);
  await desk.changeOnDisk(file, 'excerpt', 'From a colleague.');
  await expect.poll(() => warnings).toHaveLength(1);
  await expect(title(desk.form)).toHaveValue('Mine');
  const reloaded = page.waitForEvent('load');
  await desk.save();
  await reloaded;
  await desk.openEntry(other);
  await expect(desk.form.getByLabel('Excerpt', { exact: true })).toHaveValue(
    'From a colleague.',
  );
});

test('what was typed and not saved is offered again', async ({
  page,
  desk,
}) => {
  const [file = ''] = desk.entries().filter((one) => one.startsWith('posts/'));
  await desk.openEntry(file);
  const restore = page.getByRole('button', { name: 'Restore' });
  await expect(async () => {
    await title(desk.form).pressSequentially('Mine');
    // The desk keeps it half a second later, on a busy machine after more.
    await page.waitForTimeout(2000);
    await page.reload();
    await restore.click({ timeout: 10_000 });
  }).toPass();
  await expect(title(desk.form)).toHaveValue(/Mine/);
});

test('the site has no desk, and its pages cannot read what the desk keeps', async ({
  page,
  desk,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const read = () => localStorage.getItem('sveltia-cms.user');
  await page.evaluate(() => localStorage.setItem('sveltia-cms.user', 'token'));
  expect(new URL(desk.origin).origin).not.toBe(new URL(site).origin);
  expect((await page.request.get(`${site}/admin`)).status()).toBe(404);
  await page.context().unrouteAll();
  await page.goto(site);
  expect(await page.evaluate(read)).toBeNull();
});
