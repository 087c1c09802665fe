import type { z } from 'zod';
import { isObject } from '../loose';
import { nearMiss } from './closest';
import type { Finding } from './problem';
import { shown } from './problem';
import { repaired } from './repairs';
import { fieldNames, kindsOf, schemaAt } from './schema-at';

/** A file and the schema that its value has to pass. */
interface Checked {
  file: string;
  schema: z.ZodType;
  value: unknown;
}

/** Takes a file and what zod found wrong in it; gives one finding for each mistake, with what was probably meant. */
export function schemaFindings(checked: Checked, error: z.ZodError): Finding[] {
  const findings = error.issues.flatMap((issue) => findingsOf(checked, issue));
  const meant = new Set(
    findings.flatMap(({ at, path, suggestion }) =>
      at && suggestion
        ? [JSON.stringify([...path.slice(0, -1), JSON.parse(suggestion)])]
        : [],
    ),
  );
  // A misspelt name is one mistake: the field that it was meant for is not missing on top of it.
  return findings.filter(
    ({ at, found, path }) =>
      at || found !== shown(undefined) || !meant.has(JSON.stringify(path)),
  );
}

function findingsOf(checked: Checked, issue: z.core.$ZodIssue): Finding[] {
  const { file, schema, value } = checked;
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const present = Object.keys((issue.input as object | undefined) ?? {});
    const free = fieldNames(schemaAt(schema, value, path)).filter(
      (name) => !present.includes(name),
    );
    return issue.keys.map((key) => ({
      file,
      path: [...path, key],
      expected: 'no field of this name',
      found: `an unknown field "${key}"`,
      suggestion: quoted(nearMiss(key, free)),
      at: 'name' as const,
    }));
  }
  if (issue.code === 'invalid_union' && issue.discriminator) {
    const union = schemaAt(schema, value, path.slice(0, -1));
    const kinds = kindsOf(union, issue.discriminator);
    const misspelt = misspeltName(issue);
    if (misspelt !== undefined)
      return [
        {
          file,
          path: [...path.slice(0, -1), misspelt],
          expected: 'no field of this name',
          found: `an unknown field "${misspelt}"`,
          suggestion: quoted(issue.discriminator),
          at: 'name',
        },
      ];
    return [
      {
        file,
        path,
        expected: `a known ${issue.discriminator} (${kinds.join(', ')})`,
        found: shown(kindOf(issue)),
        suggestion: quoted(nearMiss(String(kindOf(issue)), kinds)),
      },
    ];
  }
  const field = schemaAt(schema, value, path);
  return [
    {
      file,
      path,
      expected: expectation(issue),
      found: shown(issue.input),
      suggestion: field && repaired(field, issue.input),
    },
  ];
}

function quoted(word: string | undefined): string | undefined {
  return word === undefined ? undefined : JSON.stringify(word);
}

/** zod gives the whole object as the input of a kind that it does not know. */
function kindOf(issue: z.core.$ZodIssueInvalidUnion): unknown {
  const { input, discriminator = '' } = issue;
  return typeof input === 'object' && input !== null
    ? Reflect.get(input, discriminator)
    : input;
}

/** The name of the field that was meant to tell the kind, where that is missing. */
function misspeltName({
  input,
  discriminator = '',
}: z.core.$ZodIssueInvalidUnion): string | undefined {
  if (!isObject(input) || Object.hasOwn(input, discriminator)) return undefined;
  return Object.keys(input).find(
    (name) => nearMiss(name, [discriminator]) !== undefined,
  );
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
    default:
      return issue.message;
  }
}
