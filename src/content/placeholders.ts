import { stringsOf } from './check/strings';

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** What replacing placeholders gives: the value with them filled in, and the places of those that name nothing. */
export interface Filled {
  value: unknown;
  unknown: { path: PropertyKey[]; placeholder: string; name: string }[];
}

/**
 * Fills "{{site.contact.email}}" in every text of a JSON value, so that brand values stand in data/site.json alone.
 * Takes the value and the parsed site.json; never throws: an unknown placeholder is left as it is and reported.
 */
export function fillPlaceholders(value: unknown, site: unknown): Filled {
  const unknown: Filled['unknown'] = [];

  function fill(part: unknown, path: PropertyKey[]): unknown {
    if (typeof part === 'string')
      return part.replace(PLACEHOLDER, (placeholder, name: string) => {
        const found = lookUp({ site }, name);
        if (found !== undefined) return found;
        unknown.push({ path, placeholder, name });
        return placeholder;
      });
    if (Array.isArray(part))
      return part.map((item, index) => fill(item, [...path, index]));
    if (isRecord(part))
      return Object.fromEntries(
        Object.entries(part).map(([key, item]) => [
          key,
          fill(item, [...path, key]),
        ]),
      );
    return part;
  }

  return { value: fill(value, []), unknown };
}

/** Takes the parsed site.json; gives the names of all placeholders that it fills, such as "site.contact.email". */
export function placeholdersOf(site: unknown): string[] {
  return stringsOf(site, ['site']).map(({ path }) => path.join('.'));
}

function lookUp(root: unknown, name: string): string | undefined {
  const found = name
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        isRecord(part) && Object.hasOwn(part, key) ? part[key] : undefined,
      root,
    );
  return typeof found === 'string' ? found : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
