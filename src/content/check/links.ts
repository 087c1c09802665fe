import { parseInline } from '../inline';
import { href } from '../fields';
import { kindNames } from '../kinds';
import { HOME_ANCHORS } from '../routes';
import type { Content } from './content';
import type { Problem } from './problem';
import { fieldPath, shown } from './problem';
import type { PlacedString } from './strings';
import { stringsOf } from './strings';

/** The fields whose whole text is an address. */
const ADDRESS_FIELDS: PropertyKey[] = ['href', 'link'];

/** Names every address of this site, in a field or inside a text, that leads to no page or no place on the home page. */
export function linkProblems(content: Content, routes: Set<string>): Problem[] {
  const entries = kindNames.flatMap<{ file: string; value: unknown }>(
    (name) => content[name],
  );
  return entries.flatMap(({ file, value }) =>
    stringsOf(value).flatMap((text) =>
      addressesIn(text)
        .filter((address) => !leadsSomewhere(address, routes))
        .map((address) => ({
          file: `data/${file}`,
          field: fieldPath(text.path),
          expected:
            'an address that leads to a page of this site, or a full https://, mailto: or tel: one',
          found: shown(address),
        })),
    ),
  );
}

function addressesIn({ path, value }: PlacedString): string[] {
  const field = path.at(-1);
  if (field !== undefined && ADDRESS_FIELDS.includes(field))
    return value === '' ? [] : [value];
  return parseInline(value).flatMap((piece) =>
    piece.kind === 'link' ? [piece.href] : [],
  );
}

/** Takes an address and the routes there are; gives whether it leads to a page, to a place on the home page or out. */
export function leadsSomewhere(address: string, routes: Set<string>): boolean {
  if (!address.startsWith('/')) return href.safeParse(address).success;
  const [route = '', anchor] = address.split('#');
  if (!routes.has(route)) return false;
  return (
    route !== '/' ||
    anchor === undefined ||
    HOME_ANCHORS.some((known) => known === anchor)
  );
}
