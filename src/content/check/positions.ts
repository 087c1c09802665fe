import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Issue, Position } from './issue';

export function positionOf(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/**
 * Where to report an issue: at the value, at the field's name if `isMisnamed`, or at the object that lacks the field.
 */
export function positionOfIssue(issue: Issue, text: string): Position {
  const { path, isMisnamed, position } = issue;
  if (position) return position;
  const root = parseTree(text);
  const keys = path.map((key) => (typeof key === 'symbol' ? '' : key));
  for (let length = keys.length; root && length > 0; length--) {
    const value = findNodeAtLocation(root, keys.slice(0, length));
    const isName = isMisnamed && length === keys.length;
    const node = isName ? value?.parent?.children?.[0] : value;
    if (node) return positionOf(text, node.offset);
  }
  return positionOf(text, root?.offset ?? 0);
}
