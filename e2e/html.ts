import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';

/** An element of a page's HTML as a browser without scripts reads it. */
export interface HtmlElement {
  tag: string;
  attributes: Partial<Record<string, string>>;
  /** All text in it, that of elements in it too. */
  text: string;
}

/** Takes HTML; gives its elements in their order, what stands in `noscript` too. */
export function elementsOf(html: string): HtmlElement[] {
  const document = parse(html, { scriptingEnabled: false });
  return descendants(document).flatMap((node) =>
    'tagName' in node
      ? [
          {
            tag: node.tagName,
            attributes: Object.fromEntries(
              node.attrs.map(({ name, value }) => [name, value]),
            ),
            text: textOf(node),
          },
        ]
      : [],
  );
}

/** Takes HTML; gives the words that visitors read in its `main`, each run of white space as one space. */
export function mainTextOf(html: string): string {
  const main = elementsOf(html).find(({ tag }) => tag === 'main');
  return (main?.text ?? '').replace(/\s+/g, ' ');
}

/** Takes HTML; gives what its JSON-LD scripts say. Throws where one of them is no JSON. */
export function structuredDataOf(html: string): unknown[] {
  return elementsOf(html)
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map(({ text }): unknown => JSON.parse(text));
}

function descendants(
  node: DefaultTreeAdapterTypes.Node,
): DefaultTreeAdapterTypes.Node[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => [child, ...descendants(child)]);
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  return descendants(node)
    .map((part) => ('value' in part ? part.value : ''))
    .join('');
}
