/** @jest-environment node */
import { kindOfFile } from './kinds';

test.each([
  ['site.json', 'SiteSettings'],
  ['posts/a-post.json', 'Post'],
  ['pages/home.json', 'HomePage'],
])('%s is a %s', (file, name) => {
  expect(kindOfFile(file)).toBe(name);
});

test.each([
  ...['', 'posts/', 'posts.json', 'posts/a.txt', 'posts/a/b.json'],
  ...['pages/other.json', 'home.json', 'data/site.json', 'other/posts/a.json'],
])('"%s" is of no kind', (file) => {
  expect(kindOfFile(file)).toBeUndefined();
});
