import { blockOf, type PreviewBlock } from './preview-block';
import type { PreviewedTemplate } from './preview-pages';

/**
 * Takes a template, one of its pages and all of them; gives what that page shows when the template's preview does not
 * say: what the template says of itself. The first page opens with it, the last one asks for an answer.
 */
export function genericBlocks(
  template: PreviewedTemplate,
  page: string,
  pages: readonly string[],
): readonly PreviewBlock[] {
  const last = pages.at(-1) ?? page;
  if (page === pages[0])
    return [
      blockOf('hero', {
        title: template.title,
        text: template.description,
        button: last,
        leadsTo: last,
      }),
      cardsOf(template.overview.title, template.features),
      aboutOf(template),
    ];
  const opening = blockOf('hero', { title: page, text: template.description });
  if (page === last)
    return [
      opening,
      blockOf('form', {
        title: 'Send a message',
        fields: ['Name', 'Email', 'Message'],
        button: 'Send',
      }),
    ];
  return [opening, aboutOf(template), cardsOf(template.name, template.badges)];
}

function aboutOf({ overview }: PreviewedTemplate): PreviewBlock {
  return blockOf('text', {
    title: overview.title,
    paragraphs: [overview.text],
  });
}

function cardsOf(title: string, titles: readonly string[]): PreviewBlock {
  return blockOf('cards', {
    title,
    cards: titles.map((name) => ({
      title: name,
      text: null,
      price: null,
      tag: null,
    })),
  });
}
