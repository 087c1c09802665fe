import { slugify } from './anchors';
import { mapStrings, stringsWithPaths, valueAt } from './json-values';
import { plans, templateTiers, websitePackages } from './schemas/prices';

const PLACEHOLDER = /(?<!\\)\{\{\s*([^{}]*?)\s*\}\}/g;

/** Braces that readers see, such as "\{{contact.first_name}}". */
const ESCAPED = /\\(\{\{[^{}\\]*\}\}|\{\{|\}\})/g;

/** What remains of a placeholder that lacks a brace, or has a space between two. */
const HALF =
  /(?:\{\s*\{|\{\s*(?=(?:site|plans|packages|tiers)\.))[^{}]*\}*|(?<=[\w.])\s*\}\}/;

interface Filled {
  value: unknown;
  unknown: { path: PropertyKey[]; placeholder: string; name: string }[];
}

/** The values of placeholders, by the first part of their names. */
export type Placeholders = Record<
  'site' | 'plans' | 'packages' | 'tiers',
  unknown
>;

/**
 * What placeholders may name of plans.json: texts, names and prices of plans, and table rows by key, so that
 * {{plans.calls.0}} is the number of calls in the first plan; {{plans.from}} is that plan’s price. Undefined for an invalid file.
 */
export function plansForPlaceholders(value: unknown): unknown {
  const { data } = plans.safeParse(value);
  if (!data) return undefined;
  const { columns, rows } = data.table;
  return {
    ...Object.fromEntries(rows.map(({ key, values }) => [key, values])),
    ...data,
    table: undefined,
    from: `${columns[0]?.price}/month`,
    name: columns.map(({ name }) => name),
    price: columns.map(({ price }) => price),
  };
}

/** {{packages.starter.price}} is the price of the package Starter. Undefined for an invalid file. */
export const packagesForPlaceholders = (value: unknown): unknown =>
  pricesByName(websitePackages.safeParse(value).data?.packages);

/** {{tiers.growth.price}} is the price of the tier Growth. Undefined for an invalid file. */
export const tiersForPlaceholders = (value: unknown): unknown =>
  pricesByName(templateTiers.safeParse(value).data?.tiers);

const pricesByName = (offers?: { name: string; price: string }[]) =>
  offers &&
  Object.fromEntries(
    offers.map(({ name, price }) => [slugify(name), { price }]),
  );

/**
 * Replaces placeholders such as "{{site.contact.email}}" in all texts of a JSON value. Unknown ones stay and are
 * listed.
 */
export function fillPlaceholders(value: unknown, from: Placeholders): Filled {
  const unknown: Filled['unknown'] = [];
  const filled = mapStrings(value, (text, path) => {
    const [half] =
      text.replace(ESCAPED, '').replace(PLACEHOLDER, '').match(HALF) ?? [];
    if (half !== undefined)
      unknown.push({
        path,
        placeholder: half.trim(),
        name: half.replace(/[{}\s]/g, ''),
      });
    return text.replace(PLACEHOLDER, (placeholder, name: string) => {
      const found = valueAt(from, name.split('.'));
      if (typeof found === 'string') return found;
      unknown.push({ path, placeholder, name });
      return placeholder;
    });
  });
  return { value: filled, unknown };
}

/** Once all placeholders are filled, also those in quoted texts. */
export const withBraces = (value: unknown): unknown =>
  mapStrings(value, (text) => text.replace(ESCAPED, '$1'));

/** The names of all placeholders, such as "site.contact.email". */
export function placeholderNames(placeholders: Placeholders): string[] {
  return stringsWithPaths(placeholders).map(({ path }) => path.join('.'));
}
