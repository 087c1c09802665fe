import { FIXED_ROUTES } from '../../kinds';
import { RESERVED_SLUGS, TEMPLATE_NOT_FOUND, topLevelPath } from '../../routes';
import type { Content, FieldText } from '../content';
import { formatValue, type Issue } from '../issue';

const TAKEN = [
  ...FIXED_ROUTES,
  TEMPLATE_NOT_FOUND,
  ...RESERVED_SLUGS.map(topLevelPath),
];

/** Addresses, titles and descriptions that are already used, and addresses that belong to no page. */
export function uniqueIssues(content: Content, texts: FieldText[]): Issue[] {
  const brand = content.SiteSettings[0]?.value.name ?? '';
  const owners = new Map(TAKEN.map((path) => [`address ${path}`, 'the site']));
  // The desk names a copy “…-1.json”: without the ending it comes after its original, which need not change.
  const nameOf = ({ file }: FieldText) => file.replace('.json', '');
  const originalsFirst = texts.toSorted((one, other) =>
    nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other)),
  );
  return originalsFirst.flatMap(({ file, path, value, rule }) => {
    if (!rule.unique) return [];
    const published = rule.publishedAs?.(value, brand) ?? value;
    const key = `${rule.unique} ${published}`;
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, `data/${file}`);
      return [];
    }
    const expected = `its own ${String(path.at(-1))} (${owner} has this one)`;
    return [{ file, path, expected, found: formatValue(value) }];
  });
}
