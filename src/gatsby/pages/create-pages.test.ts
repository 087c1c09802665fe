/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { testSiteData } from '../site-data.fixture';
import { createContentPages, serve404AtRoot } from './create-pages';

const createPage = jest.fn();
const deletePage = jest.fn();
const actions = { createPage, deletePage };

beforeEach(() => jest.clearAllMocks());

test('creates a page for each slug, with the slugs of related posts for articles', async () => {
  createContentPages(
    { actions } as unknown as CreatePagesArgs,
    await testSiteData(),
  );
  const related = { related1: 'elsewhere', related2: 'older', related3: '' };
  expect(createPage.mock.calls.slice(0, -1)).toEqual(
    [
      {
        path: '/blog/ten',
        template: 'article',
        slug: 'ten',
        more: related,
      },
      { path: '/crm', template: 'product', slug: 'crm' },
      { path: '/privacy', template: 'legal', slug: 'privacy' },
      { path: '/websites/shop', template: 'website-template', slug: 'shop' },
      {
        path: '/websites/shop/preview',
        template: 'website-template-preview',
        slug: 'shop',
        more: { isBare: true },
      },
    ].map(({ path: pagePath, template, slug, more }) => {
      const component = path.resolve(`src/templates/${template}-page.tsx`);
      expect(fs.existsSync(component)).toBe(true);
      return [{ path: pagePath, component, context: { slug, ...more } }];
    }),
  );
});

test('shows unknown templates a page of their own', async () => {
  const data = await testSiteData();
  createContentPages({ actions } as unknown as CreatePagesArgs, data);
  const component = path.resolve('src/templates/template-not-found-page.tsx');
  expect(fs.existsSync(component)).toBe(true);
  expect(createPage).toHaveBeenLastCalledWith(
    expect.objectContaining({ matchPath: '/websites/*', component }),
  );
});

test.each([
  ['/404', '/404.html'],
  ['/blog/404', undefined],
  ['/dev-404-page', undefined],
])('moves %s to %s', (from, to) => {
  const page = { path: from, component: '/404.tsx', context: { a: 1 } };
  serve404AtRoot({ page, actions } as unknown as CreatePageArgs);
  expect(deletePage.mock.calls).toEqual(to ? [[page]] : []);
  expect(createPage.mock.calls).toEqual(to ? [[{ ...page, path: to }]] : []);
});
