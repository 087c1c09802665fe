import { labelOfPath } from '../labels';
import type { LocatedIssue } from './issue';

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

function line({ line, column, path, message, severity }: LocatedIssue): string {
  const lineAndColumn = `${line}:${column}`.padEnd(7);
  const mark = severity === 'warning' ? 'warning · ' : '';
  return `  ${lineAndColumn} ${mark}${path || 'the whole file'} · ${message}`;
}

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
  const text = `${labelOfPath(path) || 'The whole file'}: ${message}`;
  return `::${severity} file=${name},line=${line},col=${column}::${text.replace(/[%\r\n]/g, encodeURIComponent)}`;
}
