/** @jest-environment node */
import fs from 'node:fs';
import { forEachTest, TestFolder } from '../../content/test-folder.fixture';
import { copyPages } from './copy-pages';

const folder = forEachTest(new TestFolder());
const kept = new Map<string, unknown>();
const file = (name: string) => folder.path(name);
const write = (name: string, text = name) => folder.write(name, text);
const read = (name: string) => folder.read(name);

/** Finishes a build with these pages. */
const build = async (...pages: string[]) => {
  for (const page of pages) {
    const name = `public${page}/index.html`;
    if (!fs.existsSync(file(name))) write(name);
  }
  const folders = { publicDir: file('public'), staticDir: file('static') };
  await copyPages(folders, pages, {
    get: (key) => Promise.resolve(kept.get(key)),
    set: (key, value) => Promise.resolve(kept.set(key, value)),
  });
};

beforeEach(() => kept.clear());

test('copies pages, and again when they have changed', async () => {
  await build('/faq', '/blog', '/blog/news');
  expect(read('public/blog/news.html')).toBe('public/blog/news/index.html');
  write('public/faq/index.html', 'changed');
  await build('/faq', '/blog', '/blog/news');
  expect(read('public/faq.html')).toBe('changed');
});

test('deletes copies of pages that are gone, and no file from static/', async () => {
  write('public/google123.html');
  await build('/faq', '/about', '/blog/news');
  // Gatsby copies static/ to public/.
  write('static/about.html');
  await build('/faq');
  expect(fs.existsSync(file('public/about.html'))).toBe(true);
  expect(fs.existsSync(file('public/google123.html'))).toBe(true);
  expect(fs.existsSync(file('public/faq.html'))).toBe(true);
  expect(fs.readdirSync(file('public/blog'))).toEqual(['news']);
});

test('refuses a file from static/ that has the name of a page', async () => {
  write('static/faq.html');
  write('public/faq.html', 'the owner’s');
  await expect(build('/faq')).rejects.toThrow('static/faq.html');
  expect(read('public/faq.html')).toBe('the owner’s');
});
