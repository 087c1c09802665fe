import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of a page's HTML as a browser without scripts reads it. */
export interface HtmlElement {
  tag: string;
  attributes: Partial<Record<string, string>>;
  /** All text in it, that of elements in it too. */
  text: string;
}

/** The elements of HTML in their order, those in `noscript` too. */
export function elementsOf(html: string): HtmlElement[] {
  return descendants(parse(html, { scriptingEnabled: false }))
    .filter((node) => 'tagName' in node)
    .map((node) => ({
      tag: node.tagName,
      attributes: Object.fromEntries(
        node.attrs.map(({ name, value }) => [name, value]),
      ),
      text: descendants(node)
        .map((part) => ('value' in part ? part.value : ''))
        .join(''),
    }));
}

/** The words that visitors read in `main`, each run of white space as one space. */
export function mainTextOf(html: string): string {
  const main = elementsOf(html).find(({ tag }) => tag === 'main');
  return (main?.text ?? '').replace(/\s+/g, ' ');
}

/** The content of HTML's JSON-LD scripts. Throws where one of them is no JSON. */
export function structuredDataOf(html: string): Record<string, unknown>[] {
  return elementsOf(html)
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map(({ text }) => JSON.parse(text) as Record<string, unknown>);
}

function descendants(
  node: DefaultTreeAdapterTypes.Node,
): DefaultTreeAdapterTypes.Node[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => [child, ...descendants(child)]);
}
