import { z } from 'zod';
import { type Issue, formatValue, quoted } from './issue';
import { valueAt } from './json-values';
import { closestMatch } from './suggestions';

type Schema = z.core.$ZodType;

/** A file and the schema that its value has to pass. */
interface Checked {
  file: string;
  schema: z.ZodType;
  value: unknown;
}

/** One issue for each mistake that zod found in a file, with what was probably meant. */
export function schemaIssues(checked: Checked, error: z.ZodError): Issue[] {
  const issues = error.issues.flatMap((issue) => issuesOf(checked, issue));
  const meant = issues.flatMap(({ at, path, suggestion }) =>
    at && suggestion
      ? JSON.stringify([...path.slice(0, -1), JSON.parse(suggestion)])
      : [],
  );
  // A misspelt name is one mistake: don't report the field that was meant as missing, too.
  return issues.filter(
    ({ found, path }) =>
      found !== formatValue(undefined) || !meant.includes(JSON.stringify(path)),
  );
}

function issuesOf(
  { file, schema, value }: Checked,
  issue: z.core.$ZodIssue,
): Issue[] {
  const { path } = issue;
  const input = valueAt(value, path);
  const own = schemaAt(schema, value, path);
  if (issue.code === 'unrecognized_keys') {
    const known = own instanceof z.ZodObject ? Object.keys(own.shape) : [];
    const unused = known.filter((name) => valueAt(input, [name]) === undefined);
    return issue.keys.map((key) => ({
      file,
      path: [...path, key],
      expected: 'no field of this name',
      found: `an unknown field "${key}"`,
      suggestion: quoted(closestMatch(key, unused)),
      at: 'name',
    }));
  }
  const base = { file, path, found: formatValue(input) };
  if (issue.code === 'invalid_union' && 'options' in issue) {
    const kinds = issue.options?.map(String) ?? [];
    const expected = `a known ${issue.discriminator} (${kinds.join(', ')})`;
    const suggestion = quoted(closestMatch(String(input), kinds));
    return [{ ...base, expected, suggestion }];
  }
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const suggestion = quoted(closestMatch(String(input), choices));
  return [{ ...base, expected: expectation(issue), suggestion }];
}

/** The schema of the value at a path; undefined where the value does not tell which schema of a union applies. */
function schemaAt(
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[],
): Schema | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return schemaAt(schema.unwrap(), value, path);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def;
    const kind = valueAt(value, [discriminator]);
    const option = schema.options
      .filter((one) => one instanceof z.ZodObject)
      .find(({ shape }) => z.safeParse(shape[discriminator], kind).success);
    return option && schemaAt(option, value, path);
  }
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const part = valueAt(value, [key]);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, part, rest);
  if (!(schema instanceof z.ZodObject)) return undefined;
  const field = valueAt(schema.shape, [key]);
  return field instanceof z.ZodType ? schemaAt(field, part, rest) : undefined;
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
  if (issue.code === 'invalid_type')
    return TYPE_NAMES[issue.expected] ?? issue.expected;
  // Long for icons, of which there are fifty, but editors need all of them to choose from.
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid'))
    return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
  return issue.message;
}
