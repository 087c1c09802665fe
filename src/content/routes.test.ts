/** @jest-environment node */
import fs from 'node:fs';
import { checkContent } from './check/check';
import { allRoutes } from './check/link-targets';
import { ExampleData } from './content.fixture';
import { FIXED_ROUTES } from './kinds';

test('the fixed routes are the files of src/pages', () => {
  const pages = fs
    .readdirSync('src/pages')
    .filter((file) => /^(?!404\.).+(?<!\.test)\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\.tsx$/, '').replace(/^index$/, '')}`);
  expect([...FIXED_ROUTES].sort()).toEqual(pages.sort());
});

test('every product, legal text, template and article has a route, but no draft and no post that only links elsewhere', () => {
  const data = new ExampleData();
  data.duplicate('posts/article.json', 'posts/draft.json', {
    id: 9,
    slug: 'draft',
    draft: true,
    title: 'A draft',
    excerpt: 'It is not ready.',
  });
  const result = checkContent(data.folder);
  data.remove();
  expect(result.ok && allRoutes(result.content)).toEqual([
    ...FIXED_ROUTES,
    ...['/smartcall-ai', '/privacy-policy', '/blog/article'],
    '/websites/saas-landing',
  ]);
});
