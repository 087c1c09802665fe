import type { z } from 'zod';

/** Something an editor has to mend. `field` is a path such as "body[2].text", or "" for the file as a whole. */
export interface Problem {
  file: string;
  field: string;
  expected: string;
  found: string;
}

/** Longer values are cut: the line has to fit a terminal. */
const LONGEST_VALUE = 60;

/** Takes a problem; gives its line: file · field path · what was expected · what stands there. */
export function problemLine({ file, field, expected, found }: Problem): string {
  return [file, field || '(whole file)', expected, found].join(' · ');
}

/** Takes any JSON value; gives it as text for a problem's `found`. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value);
  return json.length > LONGEST_VALUE
    ? `${json.slice(0, LONGEST_VALUE)}…`
    : json;
}

/** Takes a path of keys and indexes; gives "body[2].text". */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** Takes what zod found wrong in a file; gives one problem for each mistake. */
export function problemsOf(file: string, error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue) => problemsOfIssue(file, issue));
}

function problemsOfIssue(file: string, issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      file,
      field: fieldPath([...issue.path, key]),
      expected: 'no field of this name',
      found: `an unknown field "${key}"`,
    }));
  return [
    {
      file,
      field: fieldPath(issue.path),
      expected: expectation(issue),
      found: shown(issue.input),
    },
  ];
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_NAMES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      // A list of fifty icons reads badly, but it is what an editor needs to choose from.
      return issue.message.startsWith('Invalid')
        ? `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
        : issue.message;
    case 'invalid_union':
      return issue.discriminator
        ? `a known ${issue.discriminator}`
        : issue.message;
    default:
      return issue.message;
  }
}
