/** @jest-environment node */
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import fs from 'node:fs';
import path from 'node:path';
import { parse, visit } from 'graphql';
import {
  createContentPages,
  moveNotFoundPage,
  plannedPages,
} from './create-pages';

const keys = {
  articles: [{ slug: 'an-article' }, { slug: 'another' }],
  products: [{ slug: 'crm' }],
  templates: [{ slug: 'saas-landing' }],
  legal: [{ slug: 'privacy-policy' }],
  posts: [
    { slug: 'an-article', category: 'CRM', date: '2025-01-03' },
    { slug: 'another', category: 'Web', date: '2025-01-02' },
    { slug: 'elsewhere', category: 'Web', date: '2025-01-01' },
  ],
};

const related: Record<string, object> = {
  'an-article': { related1: 'another', related2: 'elsewhere', related3: '' },
  another: { related1: 'elsewhere', related2: 'an-article', related3: '' },
};

const planned = [
  ['/blog/an-article', 'article-page.tsx', 'an-article'],
  ['/blog/another', 'article-page.tsx', 'another'],
  ['/crm', 'product-page.tsx', 'crm'],
  ['/websites/saas-landing', 'website-template-page.tsx', 'saas-landing'],
  ['/privacy-policy', 'legal-page.tsx', 'privacy-policy'],
].map(([address, component, slug = '']) => ({
  path: address,
  component,
  context: { slug, ...related[slug] },
}));

describe('plannedPages', () => {
  test('gives each slug its page, and articles the keys of related posts', () => {
    expect(plannedPages(keys)).toEqual(planned);
  });

  test('gives nothing for nothing', () => {
    expect(
      plannedPages({
        articles: [],
        products: [],
        templates: [],
        legal: [],
        posts: [],
      }),
    ).toEqual([]);
  });

  test.each(plannedPages(keys))('$component is there', ({ component }) => {
    expect(fs.existsSync(path.join('src/templates', component))).toBe(true);
  });
});

describe('createContentPages', () => {
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  const graphql = jest.fn();

  beforeEach(() => {
    jest.resetAllMocks();
  });

  const run = async (answer: unknown) => {
    graphql.mockResolvedValue(answer);
    await createContentPages({
      actions: { createPage },
      reporter: { panicOnBuild },
      graphql,
    } as unknown as CreatePagesArgs);
  };

  const answerWith = (nodes: typeof keys) => ({
    data: {
      articles: { nodes: nodes.articles },
      products: { nodes: nodes.products },
      templates: { nodes: nodes.templates },
      legal: { nodes: nodes.legal },
      posts: { nodes: nodes.posts },
    },
  });

  test('makes the planned pages, with nothing but keys in their context', async () => {
    await run(answerWith(keys));
    expect(createPage.mock.calls).toEqual(
      planned.map(({ component, ...page }) => [
        {
          ...page,
          component: path.resolve(`src/templates/${component ?? ''}`),
        },
      ]),
    );
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  test('asks for keys and what relates posts, and for pages of posts with an article only', async () => {
    await run(answerWith(keys));
    const [query] = graphql.mock.calls.flat() as string[];
    const leaves: string[] = [];
    visit(parse(query ?? ''), {
      Field(node) {
        if (!node.selectionSet) leaves.push(node.name.value);
      },
    });
    expect(new Set(leaves)).toEqual(new Set(['slug', 'category', 'date']));
    expect(query).toMatch(/allPost\(filter: \{ link: \{ eq: "" \} \}\)/);
  });

  test('ends the build with the reason when the query fails', async () => {
    await run({ errors: [{ message: 'Cannot query field "slug"' }] });
    expect(panicOnBuild).toHaveBeenCalledTimes(1);
    expect(panicOnBuild).toHaveBeenCalledWith(
      expect.stringMatching(
        /^The pages could not be listed: .*Cannot query field/,
      ),
    );
    expect(createPage).not.toHaveBeenCalled();
  });
});

describe('moveNotFoundPage', () => {
  const move = (address: string) => {
    const actions = { createPage: jest.fn(), deletePage: jest.fn() };
    const page = {
      path: address,
      component: '/src/pages/404.tsx',
      context: { a: 1 },
      matchPath: undefined,
    };
    moveNotFoundPage({ page, actions } as unknown as CreatePageArgs);
    return { ...actions, page };
  };

  test('moves /404 to /404.html', () => {
    const { createPage, deletePage, page } = move('/404');
    expect(deletePage).toHaveBeenCalledWith(page);
    expect(createPage.mock.calls).toEqual([
      [
        {
          path: '/404.html',
          component: '/src/pages/404.tsx',
          context: { a: 1 },
        },
      ],
    ]);
  });

  test.each(['/', '/404.html', '/blog/404', '/dev-404-page'])(
    'leaves %s where it is',
    (address) => {
      const { createPage, deletePage } = move(address);
      expect(createPage).not.toHaveBeenCalled();
      expect(deletePage).not.toHaveBeenCalled();
    },
  );
});
