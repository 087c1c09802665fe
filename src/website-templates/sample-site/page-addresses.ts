import { slugify } from '../../content/anchors';
import { sampleSitePath } from '../../content/routes';
import type { PageContent, TemplateWithSample } from './sample-fields';

/** The hash of a page's address, such as "page-about-us". */
export function pageAnchor(page: string): string {
  return `page-${slugify(page)}`;
}

export const samplePagePath = (slug: string, page: string): string =>
  `${sampleSitePath(slug)}#${pageAnchor(page)}`;

/** A sample site has a page for each of its template's included pages. */
export function samplePages(
  template: TemplateWithSample,
  includedPages: readonly string[],
): readonly PageContent[] {
  return includedPages.map(
    (name) =>
      template.sampleSite?.pages.find((page) => page.name === name) ?? {
        name,
        // A page that the sample site leaves out has the template's own description.
        blocks: [{ kind: 'hero', title: name, text: template.description }],
      },
  );
}
