import { visit } from 'jsonc-parser';
import type { Source } from './files';
import type { Issue } from './issue';
import { positionOf } from './positions';
import { syntaxMistake } from './syntax';

/** A JSON file. Its text is empty if it isn't UTF-8; its value is undefined if it can't be parsed. */
export interface ParsedFile {
  file: string;
  text: string;
  value: unknown;
  issues: Issue[];
}

export function parseSource({ file, bytes }: Source): ParsedFile {
  let text = '';
  const unreadable = (expected: string, found: string, offset = 0) => {
    const position = positionOf(text, offset);
    const issue = { file, path: [], expected, found, position };
    return { file, text, value: undefined, issues: [issue] };
  };
  try {
    // TextDecoder also removes a byte-order mark.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unreadable(
      'a text file with the encoding UTF-8',
      'another encoding: save the file as UTF-8',
    );
  }
  try {
    const value: unknown = JSON.parse(text);
    return { file, text, value, issues: repeatedFields(file, text) };
  } catch {
    const { offset, found } = syntaxMistake(text);
    return unreadable('valid JSON', found, offset);
  }
}

/** Duplicate fields of an object: JSON.parse silently keeps the last one. */
function repeatedFields(file: string, text: string): Issue[] {
  const issues: Issue[] = [];
  const objects: Map<string, number>[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push(new Map()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (name, offset, _length, _line, _column, pathTo) => {
      const first = objects.at(-1)?.get(name);
      if (first === undefined) objects.at(-1)?.set(name, offset);
      else
        issues.push({
          file,
          path: [...pathTo(), name],
          expected: 'each field once',
          found: `"${name}" a second time (it is on line ${positionOf(text, first).line} already)`,
          position: positionOf(text, offset),
        });
    },
  });
  return issues;
}
