/** @jest-environment node */
import fs from 'node:fs';
import { forEachTest, TestFolder } from '../../content/test-folder.fixture';
import { compressSite } from './compress';
import { copyPages } from './copy-pages';

const folder = forEachTest(new TestFolder());
const kept = new Map<string, unknown>();
const file = (name: string) => folder.path(name);
const write = (name: string, text = name) => folder.write(name, text);
const read = (name: string) => folder.read(name);

/** Finishes a build with these pages; returns the number of compressed files. */
const build = async (...pages: string[]) => {
  for (const page of pages) {
    const name = `public${page}/index.html`;
    if (!fs.existsSync(file(name))) write(name);
  }
  const compressed = await compressSite(file('public'));
  const folders = { publicDir: file('public'), staticDir: file('static') };
  await copyPages(folders, pages, {
    get: (key) => Promise.resolve(kept.get(key)),
    set: (key, value) => Promise.resolve(kept.set(key, value)),
  });
  return compressed;
};

beforeEach(() => kept.clear());

test('copies pages with their compressed files, which are made once', async () => {
  expect(await build('/faq', '/blog', '/blog/news')).toBe(3);
  expect(read('public/blog/news.html')).toBe('public/blog/news/index.html');
  for (const ending of ['.br', '.gz'])
    expect(fs.readFileSync(file(`public/faq.html${ending}`))).toEqual(
      fs.readFileSync(file(`public/faq/index.html${ending}`)),
    );
  const time = new Date(Date.now() + 60_000);
  write('public/faq/index.html', 'changed');
  fs.utimesSync(file('public/faq/index.html'), time, time);
  expect(await build('/faq', '/blog', '/blog/news')).toBe(1);
  expect(read('public/faq.html')).toBe('changed');
  expect(await build('/faq', '/blog', '/blog/news')).toBe(0);
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
