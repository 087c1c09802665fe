import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** What a browser makes of a page. */
export interface ReadPage {
  /** What the parser stumbled over. */
  errors: string[];
  /** Every text: words between tags, values of attributes, texts in data for search engines. */
  texts: string[];
  /** The ids of elements. */
  ids: string[];
  /** How many elements there are of those that run or load something. */
  active: string[];
}

const ACTIVE = ['script', 'iframe', 'object', 'embed', 'style', 'link', 'base'];

/** Takes a page's HTML; gives what a browser without scripts reads in it. */
export function readHtml(html: string): ReadPage {
  const page: ReadPage = { errors: [], texts: [], ids: [], active: [] };
  const document = parse(html, {
    scriptingEnabled: false,
    onParseError: ({ code }) => page.errors.push(code),
  });
  visit(document, page);
  return page;
}

function visit(node: Node, page: ReadPage): void {
  if ('attrs' in node) {
    for (const { name, value } of node.attrs) {
      page.texts.push(value);
      if (name === 'id') page.ids.push(value);
      if (name === 'srcdoc') visit(parse(value), page);
      // Attributes that run their value: React writes none, so one here came from a text.
      if (name.startsWith('on')) page.active.push(`[${name}]`);
    }
    if (ACTIVE.includes(node.nodeName)) page.active.push(node.nodeName);
    if (node.nodeName === 'script') {
      page.texts.push(...textsIn(JSON.parse(textOf(node))));
      return;
    }
    page.texts.push(textOf(node));
  }
  if ('content' in node) visit(node.content, page);
  if ('childNodes' in node)
    for (const child of node.childNodes) visit(child, page);
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [];
}
