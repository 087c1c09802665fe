import { depthOf } from './brackets';
import { duplicateKeys } from './duplicate-keys';
import { positionOf } from './positions';
import type { Finding } from './problem';
import type { Source } from './read';
import { syntaxMistakes } from './syntax-mistakes';

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
    return refused(file, '', [
      'a text file with the encoding UTF-8',
      'another encoding: save the file as UTF-8',
    ]);
  const depth = depthOf(source);
  if (depth > DEEPEST)
    return refused(file, source, [
      `at most ${DEEPEST} brackets inside one another`,
      `${depth} of them`,
    ]);
  try {
    const value: unknown = JSON.parse(source);
    const findings = duplicateKeys(file, source);
    return { file, source, isJson: true, value, findings };
  } catch {
    const findings = syntaxMistakes(source).map(({ offset, found }) =>
      findingAt(file, source, offset, ['valid JSON', found]),
    );
    return { file, source, isJson: false, value: undefined, findings };
  }
}

/** A file that is refused as a whole. */
function refused(
  file: string,
  source: string,
  words: [expected: string, found: string],
): ParsedFile {
  const findings = [findingAt(file, source, 0, words)];
  return { file, source, isJson: false, value: undefined, findings };
}

function findingAt(
  file: string,
  source: string,
  offset: number,
  [expected, found]: [expected: string, found: string],
): Finding {
  return {
    file,
    path: [],
    expected,
    found,
    position: positionOf(source, offset),
  };
}

/** The text of a file without its byte-order mark, or undefined when it is not UTF-8. */
function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
