// npm run test:edit — uses the forms of `npm run edit` in a real Chromium on a copy of data/: changes and takes back a
// post, a price and a product, has a mistake refused, and adds a post with a picture. Not part of `npm test`, which does
// not install the forms' packages.
//   -- --pictures   also takes the pictures of docs/editing.md into docs/images/
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { editServer } from './edit/server';
import { Forms } from './edit/forms.mjs';
import { browsing } from './lib/browser.mjs';
import { requireChromium } from './lib/browsers.mjs';
import { HOST } from './lib/port.mjs';

const POST = 'posts/ai-transform-lead-generation.json';
const PACKAGES = 'packages.json';
const PRODUCT = 'products/smartcall-ai.json';
const PICTURES = 'docs/images';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-edit-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
const data = path.join(folder, 'data');
fs.cpSync('data', data, { recursive: true });

const read = (file) => fs.readFileSync(path.join(data, file), 'utf8');
const original = (file) => fs.readFileSync(path.join('data', file), 'utf8');

const { server } = editServer({
  data,
  page: path.resolve('tools/edit'),
  decap: path.resolve('tools/editor/node_modules/decap-cms/dist'),
});
await new Promise((listening) => server.listen(0, HOST, listening));

try {
  await browsing(await requireChromium(), useForms);
} finally {
  server.closeAllConnections();
  server.close();
}

async function useForms(browser) {
  const page = await browser.newPage({
    viewport: { width: 1100, height: 760 },
  });
  const foreign = [];
  const origin = `http://localhost:${server.address().port}`;
  page.on('request', (request) => {
    if (
      !/^(?:blob|data):/.test(request.url()) &&
      !request.url().startsWith(origin)
    )
      foreign.push(request.url());
  });
  const forms = new Forms(page, origin);
  const picture = async (name) => {
    if (!process.argv.includes('--pictures')) return;
    fs.mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: `${PICTURES}/${name}.png` });
  };

  await forms.logIn();
  await picture('forms-posts');

  await step('A title is changed and changed back', async () => {
    await forms.open('posts', 'ai-transform-lead-generation');
    const title = page.getByLabel('Title', { exact: true }).first();
    const before = await title.inputValue();
    await forms.fill(title, 'Another title');
    await forms.publish();
    assert.equal(read(POST), original(POST).replace(before, 'Another title'));
    await forms.open('posts', 'ai-transform-lead-generation');
    await forms.fill(title, before);
    await forms.publish();
    assert.equal(read(POST), original(POST));
  });

  await step('A mistake is refused in words', async () => {
    await forms.open('posts', 'ai-transform-lead-generation');
    const time = page.getByLabel('Read time').first();
    await forms.fill(time, '7 minutes');
    await forms.publish({ refused: true });
    const words = await page
      .getByRole('alert')
      .filter({ hasText: 'readTime' })
      .first()
      .innerText();
    assert.match(
      words,
      /expected a time such as "6 min read", found "7 minutes"/,
    );
    await picture('forms-refused');
    assert.equal(read(POST), original(POST));
  });

  await step('A price is changed and changed back', async () => {
    await forms.open('site', 'packages');
    await forms.unfold('Starter');
    const price = page.getByLabel('Price', { exact: true }).first();
    const before = await price.inputValue();
    await forms.fill(price, '£2,599');
    await picture('forms-price');
    await forms.publish();
    assert.equal(read(PACKAGES), original(PACKAGES).replace(before, '£2,599'));
    await forms.open('site', 'packages');
    await forms.unfold('Starter');
    await forms.fill(price, before);
    await forms.publish();
    assert.equal(read(PACKAGES), original(PACKAGES));
  });

  await step('A product with its panel comes back as it was', async () => {
    await forms.open('products', 'smartcall-ai');
    const name = page.getByLabel('Name', { exact: true }).first();
    const before = await name.inputValue();
    await forms.fill(name, 'Another name');
    await forms.publish();
    assert.notEqual(read(PRODUCT), original(PRODUCT));
    await forms.open('products', 'smartcall-ai');
    await forms.fill(name, before);
    await forms.publish();
    assert.equal(read(PRODUCT), original(PRODUCT));
  });

  await step('A post is added, with a picture', async () => {
    await forms.open('posts');
    for (const [label, words] of [
      ['Id', '99'],
      ['Title', 'Five quiet hours'],
      [
        'Excerpt',
        'How a dental practice won back its mornings, and what it still does itself.',
      ],
      ['Author', 'Martin Ellwood'],
      ['Date', '2025-03-03'],
      ['Read time', '6 min read'],
      ['Category', 'Social Media'],
      ['Image alt', 'An empty desk'],
      ['Slug', 'five-quiet-hours'],
      ['Link (optional)', 'https://journal.larkfield.example/five-quiet-hours'],
    ])
      await (label === 'Date'
        ? page.getByLabel(label, { exact: true }).first().fill(words)
        : forms.fill(page.getByLabel(label, { exact: true }).first(), words));
    await forms.addPicture(
      path.resolve('data/images/posts/ai-transform-lead-generation.jpg'),
      'quiet.jpg',
    );
    await forms.addText('keyword', 'missed calls');
    await picture('forms-new');
    await forms.publish();
    assert.deepEqual(JSON.parse(read('posts/five-quiet-hours.json')), {
      id: 99,
      title: 'Five quiet hours',
      excerpt:
        'How a dental practice won back its mornings, and what it still does itself.',
      author: 'Martin Ellwood',
      date: '2025-03-03',
      readTime: '6 min read',
      category: 'Social Media',
      image: '../images/posts/quiet.jpg',
      imageAlt: 'An empty desk',
      slug: 'five-quiet-hours',
      link: 'https://journal.larkfield.example/five-quiet-hours',
      keywords: ['missed calls'],
    });
    assert.ok(fs.existsSync(path.join(data, 'images/posts/quiet.jpg')));
  });

  assert.deepEqual(foreign, [], 'nothing is fetched from elsewhere');
}

async function step(title, act) {
  const start = performance.now();
  await act();
  console.log(
    `✓ ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
}
