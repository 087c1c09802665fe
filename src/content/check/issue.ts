/** Errors stop a build; warnings don't. Messages to editors call errors mistakes. */
type Severity = 'error' | 'warning';

/** A mistake in a file of data/; its line is computed later. */
export interface Issue {
  /** The file's path below data/. */
  file: string;
  /** Keys and indexes that lead to the value; empty for the whole file. */
  path: readonly PropertyKey[];
  expected: string;
  found: string;
  /** A probable correction, as an editor would type it. */
  suggestion?: string | undefined;
  severity?: Severity;
  /** Set if the name of the field is wrong, not its value. */
  isMisnamed?: true;
  /** Set where a path can't lead to the mistake: in a file that can't be parsed, and at a field's second occurrence. */
  position?: Position;
}

/** Line and column; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** An issue as editors see it. `path` is a text such as "body[2].text", empty for the whole file. */
export interface LocatedIssue extends Position {
  /** The path, beginning with data/. */
  file: string;
  path: string;
  /** One sentence: what was expected, what was found and a suggestion. */
  message: string;
  severity: Severity;
}

/** The address of the server-sent events in `develop`: each event lists the errors of data/. */
export const ISSUE_EVENTS = '/___content-issues';

export function locatedIssue(issue: Issue, position: Position): LocatedIssue {
  const { expected, found, suggestion, severity = 'error' } = issue;
  const sentence = issue.isMisnamed
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
  // Shortened to fit a line in a terminal.
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

export function inQuotes(word: string | undefined): string | undefined {
  return word === undefined ? undefined : JSON.stringify(word);
}

export function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
