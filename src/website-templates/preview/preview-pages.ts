import { slugify } from '../../content/anchors';
import { templatePreviewPath } from '../../content/routes';
import type { PageContent, PreviewedTemplate } from './preview-fields';

/** The hash of a page's address, such as "page-about-us". */
export function pageAnchor(page: string): string {
  return `page-${slugify(page)}`;
}

export const samplePagePath = (slug: string, page: string): string =>
  `${templatePreviewPath(slug)}#${pageAnchor(page)}`;

/** The pages of a template's sample site: its included pages (SPEC.md section 2, "Included pages"). */
export function previewPages(
  template: PreviewedTemplate,
  includedPages: readonly string[],
): readonly PageContent[] {
  return includedPages.map((name) => {
    const own = template.preview?.pages.find((page) => page.name === name);
    // A page without blocks in data/ shows the template's description.
    const blocks = own?.blocks ?? [
      { kind: 'hero', title: name, text: template.description },
    ];
    // Removes links to the page itself and to pages that are not included.
    const others = includedPages.filter((other) => other !== name);
    return {
      name,
      outOfMenu: own?.outOfMenu ?? false,
      blocks: blocks.map((block) => ({
        ...block,
        leadsTo: others.find((other) => other === block.leadsTo) ?? null,
      })),
    };
  });
}
