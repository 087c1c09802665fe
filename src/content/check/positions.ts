import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Issue, Position } from './issue';

/** The line and column of an offset, both from 1. A line ends as Windows or Unix end it. */
export function positionOf(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Where an issue's value stands, or the field's name; of what is missing, the object it is missing from. */
export function placeOf({ path, at }: Issue, text: string): Position {
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
