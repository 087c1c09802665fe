import { z } from 'zod';
import { valueAt } from '../json-values';
import { closestMatch, fieldPath, formatValue, type Issue } from './issue';

/** The mistakes that zod finds in a file, one issue each, with a suggestion. */
export function schemaIssues(
  file: string,
  schema: z.ZodType,
  value: unknown,
): Issue[] {
  /** The fields that objects with an unknown one may have, by the path of the object. */
  const fields = new Map<string, string[]>();
  const { error } = schema.safeParse(value, {
    error: (issue) => {
      if (
        issue.code === 'unrecognized_keys' &&
        issue.inst instanceof z.ZodObject
      )
        fields.set(fieldPath(issue.path ?? []), Object.keys(issue.inst.shape));
      return expectation(issue);
    },
  });
  const issues = (error?.issues ?? []).flatMap((issue) =>
    issuesOf(file, value, issue, fields.get(fieldPath(issue.path)) ?? []),
  );
  // A misspelt field is one mistake: the correctly spelt one isn't reported as missing.
  const misspelt = issues.filter(({ isMisnamed }) => isMisnamed);
  const isMeant = ({ path }: Issue) =>
    misspelt.some(
      (other) =>
        other.suggestion === String(path.at(-1)) &&
        fieldPath(other.path.slice(0, -1)) === fieldPath(path.slice(0, -1)),
    );
  return issues.filter(
    (issue) => issue.found !== formatValue(undefined) || !isMeant(issue),
  );
}

function issuesOf(
  file: string,
  value: unknown,
  issue: z.core.$ZodIssue,
  fields: readonly string[],
): Issue[] {
  const { path, message: expected } = issue;
  const input = valueAt(value, path);
  if (issue.code === 'invalid_union') {
    // The mistakes in the one form that has the value's type.
    const [own, ...others] = issue.errors.filter(
      (errors) =>
        !errors.some(
          ({ code, path }) => code === 'invalid_type' && path.length === 0,
        ),
    );
    if (own && others.length === 0)
      return own.flatMap((one): Issue[] =>
        issuesOf(file, value, { ...one, path: [...path, ...one.path] }, fields),
      );
  }
  if (issue.code === 'unrecognized_keys') {
    const unused = fields.filter(
      (name) => valueAt(input, [name]) === undefined,
    );
    return issue.keys.map((key): Issue => ({
      file,
      path: [...path, key],
      expected: 'no field of this name',
      found: `an unknown field "${key}"`,
      suggestion: closestMatch(key, unused),
      isMisnamed: true,
    }));
  }
  const suggestion =
    typeof input === 'string'
      ? closestMatch(input, choicesOf(issue))
      : undefined;
  return [{ file, path, expected, found: formatValue(input), suggestion }];
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The expected value if the schema has no message of its own. */
function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  const choices = choicesOf(issue);
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_NAMES[issue.expected] ?? issue.expected;
    // Lists all values, even fifty icons: editors choose from them.
    case 'invalid_value':
      return `one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')}`;
    case 'invalid_union':
      return choices.length > 0
        ? `a known kind (${choices.join(', ')})`
        : 'a text, or an object with a text and items of its own';
  }
  return undefined;
}

function choicesOf(issue: z.core.$ZodIssue | z.core.$ZodRawIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  const options = issue.code === 'invalid_union' && 'options' in issue;
  return options && Array.isArray(issue.options)
    ? issue.options.map(String)
    : [];
}
