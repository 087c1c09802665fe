/** @jest-environment node */
import fs from 'node:fs';
import { allRoutes } from './all-routes';
import { FIXED_ROUTES } from './kinds';
import { exampleOf } from './example-data.fixture';

test('the fixed routes are the files of src/pages', () => {
  const pages = fs
    .readdirSync('src/pages')
    .filter((file) => /^(?!404\.).+(?<!\.test)\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\.tsx$/, '').replace(/^index$/, '')}`);
  expect([...FIXED_ROUTES].sort()).toEqual(pages.sort());
});

test('each product, legal text, template and article has a route; drafts and posts elsewhere have none', () => {
  const post = exampleOf('Post', 'body');
  const elsewhere = exampleOf('Post');
  const entry = <Value extends object>(value: Value, slug: string) => ({
    file: `${slug}.json`,
    value: { ...value, slug },
  });
  const routes = allRoutes({
    Product: [entry(exampleOf('Product'), 'a')],
    LegalDocument: [entry(exampleOf('LegalDocument'), 'b')],
    WebsiteTemplate: [entry(exampleOf('WebsiteTemplate'), 'c')],
    Post: [
      entry(post, 'd'),
      entry({ ...post, draft: false }, 'e'),
      entry({ ...post, draft: true }, 'f'),
      entry(elsewhere, 'g'),
    ],
  });
  expect(routes.slice(0, FIXED_ROUTES.length)).toEqual(FIXED_ROUTES);
  expect(routes.slice(FIXED_ROUTES.length)).toEqual([
    ...['/a', '/b', '/blog/d', '/blog/e', '/websites/c'],
  ]);
});
