import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import path from 'node:path';
import { articlePath, templatePath, topLevelPath } from '../../content/routes';
import { isDeveloping } from './developing';
import type { RelatablePost } from '../posts/related-posts';
import { relatedPosts } from '../posts/related-posts';

/** The keys of everything that gets a page of its own, and of the posts that articles lead on to. */
export interface PageKeys {
  articles: { slug: string }[];
  products: { slug: string }[];
  templates: { slug: string }[];
  legal: { slug: string }[];
  /** All posts, those that stand elsewhere too. */
  posts: RelatablePost[];
}

/**
 * What an article's query is given: its own key, and those of its related posts in the order to show them. One that is
 * not there is empty: no post has that key. Each is asked for by itself, as Gatsby asks anew for a list of posts
 * whenever any post changes, and for single posts when one of them does.
 */
export interface ArticleContext {
  slug: string;
  related1: string;
  related2: string;
  related3: string;
}

/** A page to be made from data: its address, the file in src/templates that draws it and the key of its query. */
export interface PlannedPage {
  path: string;
  component: string;
  context: { slug: string } | ArticleContext;
}

/** Only keys go into the context: queries fetch the rest. */
export function plannedPages(keys: PageKeys): PlannedPage[] {
  const pagesOf = (
    nodes: { slug: string }[],
    pathOf: (slug: string) => string,
    component: string,
  ) =>
    nodes.map(({ slug }) => ({
      path: pathOf(slug),
      component,
      context: { slug },
    }));
  const related = relatedPosts(keys.posts);
  const articles = pagesOf(keys.articles, articlePath, 'article-page.tsx');
  return [
    ...articles.map(({ context: { slug }, ...page }) => {
      const [related1 = '', related2 = '', related3 = ''] =
        related.get(slug) ?? [];
      return { ...page, context: { slug, related1, related2, related3 } };
    }),
    ...pagesOf(keys.products, topLevelPath, 'product-page.tsx'),
    ...pagesOf(keys.templates, templatePath, 'website-template-page.tsx'),
    ...pagesOf(keys.legal, topLevelPath, 'legal-page.tsx'),
  ];
}

/**
 * Moves the page that Gatsby makes of src/pages/404.tsx from /404, which is no route of this site, to /404.html, which
 * hosts look for. (Gatsby would copy it there of its own accord, and takes the copy away with the original.)
 */
export function moveNotFoundPage({ page, actions }: CreatePageArgs): void {
  if (page.path !== '/404') return;
  actions.deletePage(page);
  const { component, context } = page;
  actions.createPage({ component, context, path: '/404.html' });
}

/** Makes the pages of articles, products, website templates and legal texts. Ends the build when the query fails. */
export async function createContentPages(args: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = args;
  const result = await args.graphql<Queries.PageSlugsQuery>(/* GraphQL */ `
    query PageSlugs {
      articles: allPost(filter: { link: { eq: "" } }) {
        nodes {
          slug
        }
      }
      posts: allPost {
        nodes {
          slug
          category
          date
        }
      }
      products: allProduct {
        nodes {
          slug
        }
      }
      templates: allWebsiteTemplate {
        nodes {
          slug
        }
      }
      legal: allLegalDocument {
        nodes {
          slug
        }
      }
    }
  `);
  const { data } = result;
  if (!data) {
    reporter.panicOnBuild(
      `The pages could not be listed: ${JSON.stringify(result.errors)}`,
    );
    return;
  }
  const planned = plannedPages({
    articles: [...data.articles.nodes],
    products: [...data.products.nodes],
    templates: [...data.templates.nodes],
    legal: [...data.legal.nodes],
    posts: [...data.posts.nodes],
  });
  for (const { component, ...page } of planned)
    actions.createPage({
      ...page,
      component: path.resolve('src/templates', component),
    });
}

/** Makes the page that shows every building block, for those who work on the site: a build leaves it out. */
export function createStyleguide({
  actions,
}: Pick<CreatePagesArgs, 'actions'>): void {
  if (!isDeveloping()) return;
  actions.createPage({
    path: '/_styleguide',
    component: path.resolve('src/styleguide/styleguide-page.tsx'),
    context: {},
  });
}
