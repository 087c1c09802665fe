import { byFile } from './by-file';
import type { Problem } from './problem';

/**
 * Takes problems in order; gives the text that people read: grouped by file, a line for each, warnings after errors.
 * "12:5" is the line and column: terminals of editors make links of them.
 */
export function problemsText(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  return [...groups(errors), ...groups(warnings)].join('\n\n');
}

function groups(problems: readonly Problem[]): string[] {
  return [...byFile(problems)].map(([file, own]) =>
    [file, ...own.map(line)].join('\n'),
  );
}

function line({ line, column, path, message, severity }: Problem): string {
  const place = `${line}:${column}`.padEnd(7);
  const mark = severity === 'warning' ? 'warning · ' : '';
  return `  ${place} ${mark}${path || 'the whole file'} · ${message}`;
}

/** Takes problems; gives how many there are in words, such as "2 mistakes and 1 warning". */
export function countInWords(problems: readonly Problem[]): string {
  const count = (severity: string, word: string) => {
    const { length } = problems.filter((one) => one.severity === severity);
    return length === 0 ? [] : `${length} ${word}${length === 1 ? '' : 's'}`;
  };
  return [count('error', 'mistake'), count('warning', 'warning')]
    .flat()
    .join(' and ');
}

/** Takes a problem; gives the line that makes GitHub show it beside the changed file. */
export function githubAnnotation(problem: Problem): string {
  const { severity, file, line, column, path, message } = problem;
  const place = `file=${property(file)},line=${line},col=${column}`;
  const text = `${path || 'the whole file'}: ${message}`;
  return `::${severity} ${place}::${escaped(text)}`;
}

function escaped(text: string): string {
  return text
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A');
}

function property(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
