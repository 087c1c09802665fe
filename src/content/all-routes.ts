import type { Content } from './check/content';
import { FIXED_ROUTES } from './kinds';
import { articlePath, templatePath, topLevelPath } from './routes';

/** Every route of the published site: drafts and posts that stand elsewhere have none. */
export function allRoutes(
  content: Pick<
    Content,
    'Product' | 'LegalDocument' | 'Post' | 'WebsiteTemplate'
  >,
): string[] {
  return [
    ...FIXED_ROUTES,
    ...content.Product.map(({ value }) => topLevelPath(value.slug)),
    ...content.LegalDocument.map(({ value }) => topLevelPath(value.slug)),
    ...content.Post.filter(({ value }) => value.body && !value.draft).map(
      ({ value }) => articlePath(value.slug),
    ),
    ...content.WebsiteTemplate.map(({ value }) => templatePath(value.slug)),
  ];
}
