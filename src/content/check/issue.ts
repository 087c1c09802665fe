/** Whether an issue holds the site back (an error) or is only said (a warning). */
export type Severity = 'error' | 'warning';

/** What a rule found wrong, before it is known where in the file that stands. */
export interface Issue {
  /** The file's path below data/. */
  file: string;
  /** Keys and indexes that lead to the value; none for the file as a whole. */
  path: readonly PropertyKey[];
  expected: string;
  found: string;
  /** What was probably meant, as it has to be typed. */
  suggestion?: string | undefined;
  severity?: Severity;
  /** Set where the name of the field is wrong, not its value. */
  at?: 'name';
  /** Where the file can't be read, so that no path leads there. */
  position?: Position;
}

/** A place in a file as editors count it: lines and columns from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Something an editor has to mend. `path` is a text such as "body[2].text", or "" for the file as a whole. */
export interface LocatedIssue extends Position {
  /** The file's path with data/ in front. */
  file: string;
  path: string;
  /** All of it in one sentence, but for file and place. */
  message: string;
  expected: string;
  found: string;
  suggestion: string | null;
  severity: Severity;
}

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
    expected,
    found,
    suggestion: suggestion ?? null,
    severity,
  };
}

/** A JSON value as text. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value);
  // The line has to fit a terminal.
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

/** A word as it has to be typed, for a suggestion. */
export function quoted(word: string | undefined): string | undefined {
  return word === undefined ? undefined : JSON.stringify(word);
}

/** A place as text, such as "body[2].text". */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
