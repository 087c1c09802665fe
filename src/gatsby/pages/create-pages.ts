import path from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import type { CollectionName } from '../../content/kinds';
import { TEMPLATE_NOT_FOUND } from '../../content/routes';
import { selectRelatedPosts } from '../posts/select-related-posts';
import type { SiteData } from '../site-data';

const TEMPLATES: Record<CollectionName, string> = {
  Post: 'article-page.tsx',
  Product: 'product-page.tsx',
  LegalDocument: 'legal-page.tsx',
  WebsiteTemplate: 'website-template-page.tsx',
};

/** Creates the pages of articles, products, website templates and legal texts; their queries fetch the content. */
export function createContentPages(
  { actions }: Pick<CreatePagesArgs, 'actions'>,
  { pages, posts }: Pick<SiteData, 'pages' | 'posts'>,
): void {
  const related = selectRelatedPosts(posts);
  const create = (address: string, template: string, context: object) => {
    const component = path.resolve('src/templates', template);
    actions.createPage({ path: address, component, context });
  };
  for (const page of pages) {
    // Fixed pages are files of src/pages/.
    if (!('slug' in page)) continue;
    const { slug } = page;
    const context =
      page.__typename === 'Post'
        ? { slug, related: related.get(slug) ?? [] }
        : { slug };
    create(page.path, TEMPLATES[page.__typename], context);
  }
  actions.createPage({
    path: TEMPLATE_NOT_FOUND,
    matchPath: '/websites/*',
    component: path.resolve('src/templates/template-not-found-page.tsx'),
    context: {},
  });
}

/**
 * Moves the page of src/pages/404.tsx from /404, which is no route of this site, to /404.html, which hosts look for.
 * Gatsby itself copies /404 there, but deletes the copy with the original.
 */
export function serve404AtRoot({ page, actions }: CreatePageArgs): void {
  if (page.path !== '/404') return;
  actions.deletePage(page);
  const { component, context } = page;
  actions.createPage({ component, context, path: '/404.html' });
}
