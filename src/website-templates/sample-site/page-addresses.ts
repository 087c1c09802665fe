import { slugify } from '../../content/anchors';
import { sampleSitePath } from '../../content/routes';

/** The hash of a page's address, such as "page-about-us". */
export function pageAnchor(page: string): string {
  return `page-${slugify(page)}`;
}

export const samplePagePath = (slug: string, page: string): string =>
  `${sampleSitePath(slug)}#${pageAnchor(page)}`;
