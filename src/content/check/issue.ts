/** Errors stop a build, warnings don't. */
type Severity = 'error' | 'warning';

/** A mistake in a file of data/, before its line is known. */
export interface Issue {
  /** The file's path below data/. */
  file: string;
  /** The keys and indexes of the value; none for the file as a whole. */
  path: readonly PropertyKey[];
  expected: string;
  found: string;
  /** The probable intention, as it has to be typed. */
  suggestion?: string | undefined;
  severity?: Severity;
  /** Set where the name of the field is wrong, not its value. */
  at?: 'name';
  /** Set for files that can't be read, in which no path leads to the place. */
  position?: Position;
}

/** Line and column, both from 1. */
export interface Position {
  line: number;
  column: number;
}

/** An issue as editors see it. `path` is a text such as "body[2].text", or "" for the file as a whole. */
export interface LocatedIssue extends Position {
  /** The file's path with data/ in front. */
  file: string;
  path: string;
  /** Expected, found and suggested, in one sentence. */
  message: string;
  severity: Severity;
}

/** The address at which `develop` sends the errors of data/ to browsers: each server-sent event is a list of them. */
export const ISSUE_EVENTS = '/___content-issues';

export function locatedIssue(issue: Issue, position: Position): LocatedIssue {
  const { expected, found, suggestion, severity = 'error' } = issue;
  const sentence = issue.at
    ? 'there is no field of this name'
    : `expected ${expected}, found ${found}`;
  const meant = suggestion ? `; did you mean ${suggestion}?` : '';
  return {
    file: `data/${issue.file}`,
    ...position,
    path: fieldPath(issue.path),
    message: `${sentence}${meant}`,
    severity,
  };
}

export function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value);
  // The line has to fit a terminal.
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

export function quoted(word: string | undefined): string | undefined {
  return word === undefined ? undefined : JSON.stringify(word);
}

/** A path as text, such as "body[2].text". */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
