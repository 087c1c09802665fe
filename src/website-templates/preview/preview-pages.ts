import { slugify } from '../../content/anchors';
import { templatePreviewPath } from '../../content/routes';
import type {
  PageContent,
  PreviewBlock,
  PreviewedTemplate,
} from './preview-fields';

/** The fragment of the address of a page, such as "page-about-us". */
export function pageAnchor(page: string): string {
  return `page-${slugify(page)}`;
}

export const samplePagePath = (slug: string, page: string): string =>
  `${templatePreviewPath(slug)}#${pageAnchor(page)}`;

/** The sample pages of a template, one for each page that it includes (SPEC.md section 2, "Included pages"). */
export function previewPages(
  template: PreviewedTemplate,
  includedPages: readonly string[],
): readonly PageContent[] {
  return includedPages.map((name) => {
    const own = template.preview?.pages.find((page) => page.name === name);
    const blocks = own?.blocks ?? defaultBlocks(template, name, includedPages);
    // No link leads to its own page, or to one that is not included.
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

/** The content of a page that the preview leaves out: the template's own texts, and a form on the last page. */
function defaultBlocks(
  { name, title, description, overview, features }: PreviewedTemplate,
  page: string,
  pages: readonly string[],
): readonly PreviewBlock[] {
  const last = pages.at(-1) ?? page;
  const text = { kind: 'hero', text: description };
  const opening =
    page === pages[0]
      ? { ...text, title, button: last, leadsTo: last }
      : { ...text, title: page };
  if (page === last && page !== pages[0])
    return [
      opening,
      {
        kind: 'form',
        title: 'Send a message',
        fields: ['Name', 'Email'],
        message: 'Message',
        button: 'Send',
      },
    ];
  return [
    opening,
    { kind: 'text', title: overview.title, paragraphs: [overview.text] },
    {
      kind: 'cards',
      title: name,
      cards: features.map((feature) => ({ title: feature })),
    },
  ];
}
