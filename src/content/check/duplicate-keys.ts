import { visit } from 'jsonc-parser';
import { positionOf } from './positions';
import type { Finding } from './problem';

/**
 * Takes a file that is JSON; names every field that stands twice in one object. JSON.parse keeps the last of them and
 * says nothing, so an editor would look at the first and wonder.
 */
export function duplicateKeys(file: string, source: string): Finding[] {
  const findings: Finding[] = [];
  const objects: Map<string, number>[] = [];
  visit(source, {
    onObjectBegin: () => {
      objects.push(new Map());
    },
    onObjectEnd: () => {
      objects.pop();
    },
    onObjectProperty: (name, offset, _length, _line, _column, pathTo) => {
      const offsets = objects.at(-1);
      const first = offsets?.get(name);
      if (first === undefined) offsets?.set(name, offset);
      else
        findings.push({
          file,
          path: [...pathTo(), name],
          expected: 'each field once',
          found: `"${name}" a second time (it is on line ${positionOf(source, first).line} already)`,
          position: positionOf(source, offset),
        });
    },
  });
  return findings;
}
