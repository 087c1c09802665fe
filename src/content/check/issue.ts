import { closest, distance } from 'fastest-levenshtein';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { LocatedIssue, Position } from './report';

/** A mistake in a file of data/. */
export interface Issue {
  /** The file's path below data/. */
  file: string;
  /** Keys and indexes that lead to the value; empty for the whole file. */
  path: readonly PropertyKey[];
  expected: string;
  found: string;
  /** A probable correction. */
  suggestion?: string | undefined;
  severity?: LocatedIssue['severity'];
  /** Set if the name of the field is wrong, not its value. */
  isMisnamed?: true;
  /** Set where a path can't lead to the mistake: in a file that can't be parsed, and at a field's second occurrence. */
  position?: Position;
}

/** An issue of a file with this text, as editors see it. */
export function locatedIssue(issue: Issue, text: string): LocatedIssue {
  const { expected, found, suggestion, severity = 'error' } = issue;
  const sentence = issue.isMisnamed
    ? 'there is no field of this name'
    : `expected ${expected}, found ${found}`;
  const meant = suggestion
    ? `; did you mean ${JSON.stringify(suggestion)}?`
    : '';
  return {
    file: `data/${issue.file}`,
    ...positionOfIssue(issue, text),
    path: fieldPath(issue.path),
    message: `${sentence}${meant}`,
    severity,
  };
}

/** At the value, at the field's name if `isMisnamed`, or at the object that lacks the field. */
function positionOfIssue(issue: Issue, text: string): Position {
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

export function positionOf(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

export function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value);
  // Shortened to fit a line in a terminal.
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

export function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** The most similar known word: ignoring case and spaces around it, at most a third of its letters differ. */
export function closestMatch(word: string, known: readonly string[]) {
  if (known.length === 0) return undefined;
  const plain = (text: string) => text.trim().toLowerCase();
  const found = closest(plain(word), known.map(plain));
  const isClose =
    distance(plain(word), found) <= Math.ceil(plain(word).length / 3);
  const meant = known.find((candidate) => plain(candidate) === found);
  return isClose && meant !== word ? meant : undefined;
}
