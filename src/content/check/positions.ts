import type { Node } from 'jsonc-parser';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Finding, Position } from './problem';

/** Takes a text and an offset in it; gives its line and column, both from 1. A line ends as Windows or Unix end it. */
export function positionOf(source: string, offset: number): Position {
  const lines = source.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/**
 * Takes the text of a file that is JSON; gives a function that says where a finding's value stands in it, or the
 * field's name. Where something is missing, that is the object it is missing from.
 */
export function locator(source: string): (finding: Finding) => Position {
  const root = parseTree(source);
  return ({ path, at }) => {
    const node = root && nearest(root, path, at === 'name');
    return positionOf(source, node?.offset ?? 0);
  };
}

function nearest(
  root: Node,
  path: readonly PropertyKey[],
  isName: boolean,
): Node {
  for (let length = path.length; length > 0; length--) {
    const node = lastAt(root, path.slice(0, length));
    if (!node) continue;
    const name = node.parent?.type === 'property' && node.parent.children?.[0];
    return isName && length === path.length && name ? name : node;
  }
  return root;
}

function lastAt(root: Node, path: readonly PropertyKey[]): Node | undefined {
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
  return findNodeAtLocation(root, keys);
}
