import { mapStrings, stringsWithPaths, valueAt } from './json-values';
import { plans } from './schemas/prices';

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

interface Filled {
  value: unknown;
  unknown: { path: PropertyKey[]; placeholder: string; name: string }[];
}

/** The values of the files that others may quote, by the name that their placeholders start with. */
export type Quoted = Record<'site' | 'plans', unknown>;

/**
 * What others may quote of plans.json: its texts, the names and prices of the plans, and the rows of its table by their
 * keys, so that {{plans.calls.0}} is how many calls the first plan has. Undefined for a file with mistakes.
 */
export function quotedPlans(value: unknown): unknown {
  const { data } = plans.safeParse(value);
  if (!data) return undefined;
  const { columns, rows } = data.table;
  return {
    ...Object.fromEntries(rows.map(({ key, values }) => [key, values])),
    ...{ ...data, table: undefined },
    name: columns.map(({ name }) => name),
    price: columns.map(({ price }) => price),
  };
}

/**
 * Replaces placeholders such as "{{site.contact.email}}" in every text of a JSON value by the text that they name.
 * Unknown ones stay and are listed.
 */
export function fillPlaceholders(value: unknown, quoted: Quoted): Filled {
  const unknown: Filled['unknown'] = [];
  const filled = mapStrings(value, (text, path) =>
    text.replace(PLACEHOLDER, (placeholder, name: string) => {
      const found = valueAt(quoted, name.split('.'));
      if (typeof found === 'string') return found;
      unknown.push({ path, placeholder, name });
      return placeholder;
    }),
  );
  return { value: filled, unknown };
}

/** The names of all placeholders, such as "site.contact.email". */
export function placeholdersOf(quoted: Quoted): string[] {
  return stringsWithPaths(quoted).map(({ path }) => path.join('.'));
}
