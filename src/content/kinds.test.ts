/** @jest-environment node */
import { kindOfFile, typeOfFile } from './kinds';

test.each([
  ['site.json', 'SiteSettings'],
  ['posts/a-post.json', 'Post'],
  ['legal/privacy-policy.json', 'LegalDocument'],
  ['pages/home.json', 'HomePage'],
])('%s is a %s', (file, name) => {
  expect(kindOfFile(file)).toBe(name);
  expect(typeOfFile(file)).toBe(name);
});

test.each([
  ...['', 'posts', 'posts/', 'post.json', 'posts.json', 'posts/a.txt'],
  ...['posts/a/b.json', 'posts/more/.json', 'pages/other.json', 'home.json'],
  ...['data/site.json', 'other/posts/a.json', 'a/site.json', 'site.json/a'],
])('"%s" belongs to no kind', (file) => {
  expect(kindOfFile(file)).toBeUndefined();
  expect(() => typeOfFile(file)).toThrow(`No kind of content claims ${file}`);
});
