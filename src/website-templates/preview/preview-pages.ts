import type { PreviewBlock, PreviewedTemplate } from './preview-fields';

export interface PageContent {
  name: string;
  blocks: readonly PreviewBlock[];
}

/** The sample pages of a template, one for each page that it includes (SPEC.md section 2, "Included pages"). */
export function previewPages(
  template: PreviewedTemplate,
  includedPages: readonly string[],
): readonly PageContent[] {
  return includedPages.map((name) => {
    const own = template.preview?.pages.find((page) => page.name === name);
    const blocks = own?.blocks ?? defaultBlocks(template, name, includedPages);
    return {
      name,
      blocks: blocks.map((block) =>
        withoutDeadLink(block, name, includedPages),
      ),
    };
  });
}

/** Takes away a link to the block's own page, or to one that is not included. */
function withoutDeadLink(
  block: PreviewBlock,
  page: string,
  pages: readonly string[],
): PreviewBlock {
  const { leadsTo } = block;
  const leads = leadsTo && leadsTo !== page && pages.includes(leadsTo);
  return leads ? block : { ...block, leadsTo: null };
}

/** What a page shows that the preview says nothing about: the template's own texts, and a form on the last page. */
function defaultBlocks(
  template: PreviewedTemplate,
  page: string,
  pages: readonly string[],
): readonly PreviewBlock[] {
  const last = pages.at(-1) ?? page;
  if (page === pages[0])
    return [
      {
        kind: 'hero',
        title: template.title,
        text: template.description,
        button: last,
        leadsTo: last,
      },
      cardsBlock(template.overview.title, template.features),
      overviewBlock(template),
    ];
  const opening = { kind: 'hero', title: page, text: template.description };
  if (page === last)
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
    overviewBlock(template),
    cardsBlock(template.name, template.badges),
  ];
}

function overviewBlock({ overview }: PreviewedTemplate): PreviewBlock {
  return { kind: 'text', title: overview.title, paragraphs: [overview.text] };
}

function cardsBlock(title: string, titles: readonly string[]): PreviewBlock {
  return {
    kind: 'cards',
    title,
    cards: titles.map((name) => ({ title: name })),
  };
}
