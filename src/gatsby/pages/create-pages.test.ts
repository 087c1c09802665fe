/** @jest-environment node */
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import fs from 'node:fs';
import path from 'node:path';
import {
  createContentPages,
  createStyleguide,
  moveNotFoundPage,
} from './create-pages';

const createPage = jest.fn();
const panicOnBuild = jest.fn();

beforeEach(() => jest.clearAllMocks());

describe('createContentPages', () => {
  const slugs = (...names: string[]) => ({
    nodes: names.map((slug) => ({ slug })),
  });

  const run = async (answer: object) => {
    const graphql = jest.fn().mockResolvedValue(answer);
    await createContentPages({
      actions: { createPage },
      reporter: { panicOnBuild },
      graphql,
    } as unknown as CreatePagesArgs);
    return graphql;
  };

  test('gives each slug its page, and articles the keys of related posts', async () => {
    const graphql = await run({
      data: {
        articles: slugs('an-article', 'another'),
        products: slugs('crm'),
        templates: slugs('shop'),
        legal: slugs('privacy'),
        posts: {
          nodes: [
            { slug: 'an-article', category: 'CRM', date: '2025-01-03' },
            { slug: 'another', category: 'Web', date: '2025-01-02' },
            { slug: 'elsewhere', category: 'Web', date: '2025-01-01' },
          ],
        },
      },
    });
    const expected = [
      ['/blog/an-article', 'article', 'an-article', 'another', 'elsewhere', ''],
      ['/blog/another', 'article', 'another', 'elsewhere', 'an-article', ''],
      ['/crm', 'product', 'crm'],
      ['/websites/shop', 'website-template', 'shop'],
      ['/privacy', 'legal', 'privacy'],
    ].map(([address, template = '', slug, ...related]) => {
      const [related1, related2, related3] = related;
      const component = path.resolve(`src/templates/${template}-page.tsx`);
      expect(fs.existsSync(component)).toBe(true);
      const context = { slug, related1, related2, related3 };
      return [{ path: address, component, context }];
    });
    expect(createPage.mock.calls).toEqual(expected);
    expect(panicOnBuild).not.toHaveBeenCalled();
    // Posts that stand elsewhere have no page.
    expect(graphql.mock.calls.join()).toContain(
      'articles: allPost(filter: { link: { eq: "" } })',
    );
  });

  test('ends the build with the reason when the query fails', async () => {
    await run({ errors: [{ message: 'Cannot query field "slug"' }] });
    expect(panicOnBuild.mock.calls).toEqual([
      [expect.stringMatching(/^The pages could not be listed: .*Cannot query/)],
    ]);
    expect(createPage).not.toHaveBeenCalled();
  });
});

describe('moveNotFoundPage', () => {
  const deletePage = jest.fn();
  const move = (address: string) => {
    const page = { path: address, component: '/404.tsx', context: { a: 1 } };
    const actions = { createPage, deletePage };
    moveNotFoundPage({ page, actions } as unknown as CreatePageArgs);
    return page;
  };

  test('moves /404 to /404.html', () => {
    const page = move('/404');
    expect(deletePage).toHaveBeenCalledWith(page);
    expect(createPage.mock.calls).toEqual([[{ ...page, path: '/404.html' }]]);
  });

  test.each(['/', '/404.html', '/blog/404', '/dev-404-page'])(
    'leaves %s where it is',
    (address) => {
      move(address);
      expect(createPage).not.toHaveBeenCalled();
      expect(deletePage).not.toHaveBeenCalled();
    },
  );
});

test.each([
  ['develop', 1],
  ['build', 0],
])('the styleguide under the command %s: %d page', (command, count) => {
  jest.replaceProperty(process, 'env', { gatsby_executing_command: command });
  createStyleguide({ actions: { createPage } } as unknown as CreatePagesArgs);
  jest.restoreAllMocks();
  expect(createPage).toHaveBeenCalledTimes(count);
});
