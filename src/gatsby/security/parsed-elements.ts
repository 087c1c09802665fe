import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The attributes that say whether and how a policy judges an element. */
export const TELLING = ['style', 'srcdoc', 'src', 'type'];

/** An element that a security policy may judge: a script, a style, or one with an attribute of the like. */
export interface InlineElement {
  tagName: string;
  /** Those that are telling. */
  attributes: Readonly<Record<string, string>>;
  /** What stands in it, of a script or a style. */
  text: string;
}

/** Takes a page's HTML; gives its elements that a policy may judge, in order, as browsers read any HTML. */
export function parsedElements(html: string): InlineElement[] {
  // With scripting off, what stands in <noscript> is elements: browsers without scripts judge those too.
  const root = parse(html, { scriptingEnabled: false });
  return [...elementsOf(root)]
    .map((element) => ({
      tagName: element.tagName,
      attributes: Object.fromEntries(
        element.attrs
          .filter(({ name }) => TELLING.includes(name))
          .map(({ name, value }) => [name, value]),
      ),
      text: holdsText(element.tagName) ? textOf(element) : '',
    }))
    .filter(isJudged);
}

/** Tells whether a policy may judge an element. */
export const isJudged = ({
  tagName,
  attributes,
}: Omit<InlineElement, 'text'>): boolean =>
  holdsText(tagName) || 'style' in attributes || 'srcdoc' in attributes;

const holdsText = (tagName: string) => /^(?:script|style)$/.test(tagName);

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* elementsOf(child);
}

function textOf(element: Element): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : ''))
    .join('');
}
