import fs from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { editServer } from '../../tools/edit/server';
import { DataCopy, listFiles } from '../support/content';

// The forms of `npm run edit` as an editor uses them, by keyboard, on a copy of data/.

test.use({ locale: 'en-GB', viewport: { width: 1100, height: 760 } });

let data: DataCopy;
let server: Server;
let origin: string;

test.beforeEach(async () => {
  data = new DataCopy();
  server = editServer(data.folder);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
  data.remove();
});

async function openEntry(page: Page, kind: string, entry: string) {
  await page.goto(origin);
  await page.locator('summary', { hasText: kind }).press('Enter');
  await page.getByRole('link', { name: entry, exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: entry }).waitFor();
}

/** Types over what stands in a field; within a group where several have the same name. */
async function type(scope: Page | Locator, label: string, words: string) {
  const field = scope.getByLabel(label, { exact: true }).first();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(words);
}

async function save(page: Page, expected = 'Saved.') {
  const answered = page.waitForResponse(`${origin}/save`);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await answered;
  await expect(page.getByRole('status')).toContainText(expected);
}

/** With GUIDE_PICTURES=1 the pictures of docs/editing.md are taken anew. */
async function picture(page: Page, name: string) {
  if (process.env['GUIDE_PICTURES'])
    await page.screenshot({ path: `docs/images/forms-${name}.png` });
}

test('a price is changed, and changed back', async ({ page }) => {
  const before = data.read('packages.json');
  const [, price = ''] = /"price": "([^"]*)"/.exec(before) ?? [];
  await openEntry(page, 'Site', 'Packages');
  const group = page.getByRole('group', { name: 'Package 1', exact: true });
  await group.locator('summary').first().press('Enter');
  await type(group, 'Price', '£1,234,567');
  await picture(page, 'price');
  await save(page);
  expect(data.read('packages.json')).toBe(
    before.replace(`"price": "${price}"`, '"price": "£1,234,567"'),
  );
  await type(group, 'Price', price);
  await save(page);
  expect(data.read('packages.json')).toBe(before);
});

test('a post is added and deleted with its picture', async ({ page }) => {
  const before = listFiles(data.folder);
  const photo = before.find((file) => /^images\/posts\/.*\.jpg$/.test(file));
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openEntry(page, 'Posts', 'New post');
  for (const [label, words] of [
    ['Title', 'Five hours and a desk'],
    ['Excerpt', 'How a dental practice won back five mornings.'],
    ['Author', 'Rowan Pell'],
    ['Date', '03/02/2025'],
    ['Read time', '1 min read'],
    ['Picture in words', 'An empty desk'],
    ['Address (slug)', 'five-hours-and-a-desk'],
    ['Keyword 1', 'missed calls'],
  ] as const)
    await type(page, label, words);
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Upload: Image').setInputFiles({
    name: 'A Quiet Desk.jpg',
    mimeType: 'image/jpeg',
    buffer: fs.readFileSync(data.path(photo ?? '')),
  });
  await page.getByRole('button', { name: 'Add heading' }).press('Enter');
  await type(page, 'Text', 'First things');
  await page.getByRole('button', { name: 'Add paragraph' }).press('Enter');
  await type(page.getByRole('group', { name: 'Paragraph' }), 'Text', 'Ring.');
  await page.getByRole('button', { name: 'Move up: Paragraph' }).press('Enter');
  await picture(page, 'new');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Five hours and a desk' }).waitFor();

  const post = 'posts/five-hours-and-a-desk.json';
  const image = 'images/posts/a-quiet-desk.jpg';
  expect(JSON.parse(data.read(post))).toMatchObject({
    date: '2025-02-03',
    image: `../${image}`,
    body: [
      { kind: 'paragraph', text: 'Ring.' },
      { kind: 'heading', text: 'First things' },
    ],
  });
  expect(listFiles(data.folder)).toEqual([...before, post, image].sort());
  await page
    .getByRole('button', { name: 'Delete', exact: true })
    .press('Enter');
  await page.waitForURL(`${origin}/`);
  expect(asked).toEqual(['confirm', 'alert']);
  expect(listFiles(data.folder)).toEqual(before);
});

test('refuses a mistake with a message at its field', async ({ page }) => {
  const [post = ''] = listFiles(data.path('posts'));
  const before = data.read(`posts/${post}`);
  await page.goto(`${origin}/?file=posts/${post}`);
  await picture(page, 'posts');
  await type(page, 'Date', '27/01/1905');
  await save(page, 'Nothing is changed');
  await picture(page, 'refused');
  const date = page.getByLabel('Date', { exact: true });
  await expect(date).toBeFocused();
  await expect(date).toHaveAccessibleDescription(/from 01\/01\/2000 to/);
  expect(data.read(`posts/${post}`)).toBe(before);

  // What has been typed is not lost by leaving.
  const asked = page.waitForEvent('dialog');
  await page
    .getByRole('link')
    .first()
    .evaluate((link) => setTimeout(() => (link as HTMLElement).click()));
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
});

test('a file without changes stays as it is', async ({ page }) => {
  const files = listFiles(data.folder).filter((file) => file.endsWith('.json'));
  // As somebody may have typed it, who doesn't format files.
  data.write(
    'redirects.json',
    `[ ${data.read('redirects.json').trim().slice(1)}`,
  );
  for (const file of files) {
    const before = data.read(file);
    await page.goto(`${origin}/?file=${file}`);
    await page.locator('summary, main input').first().waitFor();
    const [field] = await page.locator('main input:visible').all();
    await field?.press('End');
    await field?.press('7');
    await field?.press('Backspace');
    await save(page);
    expect(data.read(file), file).toBe(before);
  }
});

test('refuses files that are not entries of data/', async ({ request }) => {
  const entry = {
    file: 'site.json',
    text: '{}',
    before: data.read('site.json'),
  };
  for (const bad of [
    { file: '../package.json' },
    { file: 'images/CREDITS.md' },
    { file: 'legal/new.json', before: undefined },
    { pictures: { '../stray.jpg': '' } },
    { pictures: { 'images/social.png': '' } },
  ]) {
    const sent = { data: { pictures: {}, ...entry, ...bad } };
    const answer = await request.post(`${origin}/save`, sent);
    expect(await answer.json()).toMatchObject({ isDone: false, issues: [] });
  }
  // Nor do other websites get in.
  for (const name of ['origin', 'host']) {
    const headers = { [name]: 'https://evil.example' };
    expect((await request.get(origin, { headers })).status()).toBe(403);
  }
});
