import { mapStrings, stringsWithPaths, valueAt } from './check/json-values';

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

interface Filled {
  value: unknown;
  unknown: { path: PropertyKey[]; placeholder: string; name: string }[];
}

/** The values of the files that others may quote, by the name that their placeholders start with. */
export type Quoted = Record<'site' | 'plans', unknown>;

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
