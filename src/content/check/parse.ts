import {
  parse,
  type ParseError,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';
import type { Source } from './files';
import { type Issue, positionOf } from './issue';

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
    const { offset, found } = firstMistake(text);
    return unreadable('valid JSON', found, offset);
  }
}

/** What the parser's codes mean for whoever types JSON. */
const MISTAKES: Partial<Record<string, string>> = {
  CommaExpected: 'no comma before',
  ColonExpected: 'no colon before',
  PropertyNameExpected: 'a comma too many before',
  ValueExpected: 'a comma too many, or no value, before',
  InvalidSymbol: 'words without straight quotation marks:',
  UnexpectedEndOfString: 'a text without its closing quotation mark:',
};

/** The first syntax error; others mostly follow from it. */
function firstMistake(text: string) {
  if (text.trim() === '') return { offset: 0, found: 'an empty file' };
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { offset: 0, found: 'something else' };
  const { error, offset, length } = first;
  const token = text.slice(offset, offset + length);
  const mistake = MISTAKES[printParseErrorCode(error)] ?? 'a mistake at';
  const found = token
    ? `${mistake} ${token.slice(0, 60)}`
    : 'the end of the file: a bracket is not closed';
  return { offset, found };
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
