/** @jest-environment node */
import { listFiles } from './check/read';
import { isCollection, kindNames, kindOfFile, typeOfFile } from './kinds';
import { REPOSITORY_DATA } from './test-support';

test.each([
  ['site.json', 'SiteSettings'],
  ['posts/a-post.json', 'Post'],
  ['products/crm.json', 'Product'],
  ['templates/saas-landing.json', 'WebsiteTemplate'],
  ['legal/privacy-policy.json', 'LegalDocument'],
  ['pages/home.json', 'HomePage'],
  ['redirects.json', 'Redirect'],
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

test('four kinds have one file for each thing', () => {
  expect(kindNames.filter(isCollection)).toEqual([
    ...['Post', 'Product', 'WebsiteTemplate', 'LegalDocument'],
  ]);
});

test('every JSON file of the repository belongs to a kind, and every kind has one', () => {
  const named = listFiles(REPOSITORY_DATA)
    .filter((file) => file.endsWith('.json'))
    .map(typeOfFile);
  expect(new Set(named)).toEqual(new Set(kindNames));
});
