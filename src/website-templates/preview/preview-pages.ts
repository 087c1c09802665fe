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
  return includedPages.map(
    (name) =>
      template.preview?.pages.find((page) => page.name === name) ?? {
        name,
        // A page that the preview leaves out has the template's own description.
        blocks: [{ kind: 'hero', title: name, text: template.description }],
      },
  );
}
