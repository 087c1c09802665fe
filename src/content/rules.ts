import type { z } from 'zod';

/** A rule that a value breaks: where, what was expected, and what stands there. */
export interface Breach {
  path?: PropertyKey[];
  expected: string;
  found?: unknown;
}

/**
 * Adds a rule over several fields to a schema. zod leaves its own refinements out as soon as one field is wrong, and an
 * editor would hear of the second mistake only after mending the first; this one always runs, so it takes any value.
 * JSON Schema knows nothing of it: descriptions of fields say that the checker looks.
 */
export function withRule<Schema extends z.ZodType>(
  schema: Schema,
  breaches: (value: unknown) => Breach[],
): Schema {
  return schema.superRefine(
    (value, context) => {
      for (const { path = [], expected, found } of breaches(value))
        context.addIssue({
          code: 'custom',
          path,
          message: expected,
          input: path.length === 0 && found === undefined ? value : found,
        });
    },
    { when: () => true },
  );
}

/** Takes the numbers of steps; gives a breach unless they run 1, 2, 3 … */
export function outOfOrder(numbers: unknown[]): Breach[] {
  return numbers.every((number, index) => number === index + 1)
    ? []
    : [{ expected: 'steps numbered 1, 2, 3 … in this order', found: numbers }];
}
