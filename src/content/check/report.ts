import { labelOfField, labelOfPath } from '../labels';

/** Line and column; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** What to say beside mistakes, since not all of them can be found at once. */
export const MORE_LATER =
  'Others may show once they are mended: links and pictures are checked last.';

/** An issue as editors see it. `path` is a text such as "body[2].text", empty for the whole file. */
export interface LocatedIssue extends Position {
  /** The path, beginning with data/. */
  file: string;
  path: string;
  /** One sentence: what was expected, what was found and a suggestion. */
  message: string;
  /** Errors stop a build; warnings don't. Messages to editors call errors mistakes. */
  severity: 'error' | 'warning';
}

/** The address of the server-sent events in `develop`: each event lists the errors of data/. */
export const ISSUE_EVENTS = '/___content-issues';

/** Issues for the terminal, grouped by file, one line each, errors before warnings. */
export function issuesText(issues: readonly LocatedIssue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  return [...groups(errors), ...groups(warnings)].join('\n\n');
}

function groups(issues: readonly LocatedIssue[]): string[] {
  const files = [...new Set(issues.map(({ file }) => file))];
  return files.map((file) =>
    [file, ...issues.filter((one) => one.file === file).map(line)].join('\n'),
  );
}

function line(issue: LocatedIssue): string {
  const { line, column, message, severity } = issue;
  const lineAndColumn = `${line}:${column}`.padEnd(7);
  const mark = severity === 'warning' ? 'Warning · ' : '';
  return `  ${lineAndColumn} ${mark}${placeOf(issue)} · ${message}`;
}

/** The field as its form names it. */
const placeOf = ({ file, path }: LocatedIssue) =>
  labelOfPath(path) ||
  (file.endsWith('.json') ? 'The whole file' : 'The picture');

/** The number of issues, such as "2 mistakes and 1 warning". */
export function countInWords(issues: readonly LocatedIssue[]): string {
  const count = (severity: string, word: string) => {
    const { length } = issues.filter((one) => one.severity === severity);
    return length === 0 ? [] : `${length} ${word}${length === 1 ? '' : 's'}`;
  };
  return [count('error', 'mistake'), count('warning', 'warning')]
    .flat()
    .join(' and ');
}

/** An annotation: GitHub shows the issue beside the changed line. */
export function githubAnnotation(issue: LocatedIssue): string {
  const { severity, file, line, column, path, message } = issue;
  const name = file.replace(/[%\r\n:,]/g, encodeURIComponent);
  const text = `${labelOfField(file, path)}: ${message}`;
  return `::${severity} file=${name},line=${line},col=${column}::${text.replace(/[%\r\n]/g, encodeURIComponent)}`;
}
