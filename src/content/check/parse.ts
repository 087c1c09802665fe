import { depthOf } from './brackets';
import { duplicateKeys } from './duplicate-keys';
import { positionOf } from './positions';
import type { Finding } from './problem';
import type { Source } from './read';
import { syntaxMistake } from './syntax-words';

/** A file as text, and its value where it is JSON. */
export interface ParsedFile {
  file: string;
  source: string;
  isJson: boolean;
  value: unknown;
  findings: Finding[];
}

/** Deeper than any file has to be; functions that call themselves would fail over what is deeper by thousands. */
const DEEPEST = 60;

/** Takes a file's bytes; gives its value, or what is wrong with it in words. Never throws. */
export function parseSource({ file, bytes }: Source): ParsedFile {
  const source = decoded(bytes);
  if (source === undefined)
    return broken(file, '', 0, [
      'a text file with the encoding UTF-8',
      'another encoding: save the file as UTF-8',
    ]);
  const depth = depthOf(source);
  if (depth > DEEPEST)
    return broken(file, source, 0, [
      `at most ${DEEPEST} brackets inside one another`,
      `${depth} of them`,
    ]);
  try {
    const value: unknown = JSON.parse(source);
    const findings = duplicateKeys(file, source);
    return { file, source, isJson: true, value, findings };
  } catch {
    const { offset, found } = syntaxMistake(source);
    return broken(file, source, offset, ['valid JSON', found]);
  }
}

function broken(
  file: string,
  source: string,
  offset: number,
  [expected, found]: [expected: string, found: string],
): ParsedFile {
  const position = positionOf(source, offset);
  const finding = { file, path: [], expected, found, position };
  return { file, source, isJson: false, value: undefined, findings: [finding] };
}

/** The text of a file without its byte-order mark, or undefined when it is not UTF-8. */
function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
