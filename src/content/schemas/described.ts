import type { z } from 'zod';

/**
 * Gives a field what an editor reads when the mouse rests on it: what it is for, and an example. Objects and lists of
 * objects need none: theirs is put together from their fields (src/content/generated/json-schema.ts).
 */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example?: z.input<Schema>,
): Schema {
  return schema.meta({
    description,
    ...(example !== undefined && { examples: [example] }),
  });
}
