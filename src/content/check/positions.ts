import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Issue, Position } from './issue';

export function positionOf(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/**
 * Where to report an issue: at the value, at the field's name if `at` is "name", or at the object that lacks the field.
 */
export function positionOfIssue(issue: Issue, text: string): Position {
  const { path, at, position } = issue;
  if (position) return position;
  const root = parseTree(text);
  const keys = path.map((key) => (typeof key === 'symbol' ? '' : key));
  for (let length = keys.length; root && length > 0; length--) {
    const node = findNodeAtLocation(root, keys.slice(0, length));
    const isNamed = at === 'name' && length === keys.length;
    const place = isNamed ? node?.parent?.children?.[0] : node;
    if (place) return positionOf(text, place.offset);
  }
  return positionOf(text, root?.offset ?? 0);
}
