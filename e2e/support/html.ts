import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element as a browser without scripts parses it. */
export interface HtmlElement {
  tag: string;
  attributes: Partial<Record<string, string>>;
  text: string;
}

/** The elements of an HTML document in order, including those inside `noscript`. */
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

/** The text of `main`, with white space collapsed. */
export function mainTextOf(html: string): string {
  const main = elementsOf(html).find(({ tag }) => tag === 'main');
  return (main?.text ?? '').replace(/\s+/g, ' ');
}

/** The content of the JSON-LD scripts. Throws for invalid JSON. */
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
