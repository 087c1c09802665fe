import { slugify } from '../../content/anchors';

/** The id that a link on the same page names to open a page of the preview, such as "page-about-us". */
export function pageAnchor(page: string): string {
  return `page-${slugify(page)}`;
}
