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
  const related = { related1: 'elsewhere', related2: '', related3: '' };
  expect(createPage.mock.calls).toEqual(
    [
      {
        path: '/blog/ten-ways',
        template: 'article',
        slug: 'ten-ways',
        related,
      },
      { path: '/crm', template: 'product', slug: 'crm' },
      { path: '/websites/shop', template: 'website-template', slug: 'shop' },
      { path: '/privacy', template: 'legal', slug: 'privacy' },
    ].map(({ path: pagePath, template, slug, related: others }) => {
      const component = path.resolve(`src/templates/${template}-page.tsx`);
      expect(fs.existsSync(component)).toBe(true);
      return [{ path: pagePath, component, context: { slug, ...others } }];
    }),
  );
});

describe('serve404AtRoot', () => {
  const move = (pagePath: string) => {
    const page = { path: pagePath, component: '/404.tsx', context: { a: 1 } };
    serve404AtRoot({ page, actions } as unknown as CreatePageArgs);
    return page;
  };

  test('moves /404 to /404.html', () => {
    const page = move('/404');
    expect(deletePage).toHaveBeenCalledWith(page);
    expect(createPage.mock.calls).toEqual([[{ ...page, path: '/404.html' }]]);
  });

  test.each(['/', '/404.html', '/blog/404', '/dev-404-page'])(
    'leaves %s where it is',
    (pagePath) => {
      move(pagePath);
      expect(createPage).not.toHaveBeenCalled();
      expect(deletePage).not.toHaveBeenCalled();
    },
  );
});
