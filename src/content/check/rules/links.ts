import { href } from '../../fields';
import { linksIn } from '../../inline';
import { nearMiss } from '../closest';
import type { Loose } from '../loose-file';
import { textsOf } from '../loose-file';
import type { Places } from '../places';
import type { Finding } from '../problem';
import { shown } from '../problem';
import type { PlacedString } from '../strings';

/** The fields whose whole text is an address. */
const ADDRESS_FIELDS: PropertyKey[] = ['href', 'link'];

/** More names of places than these would not help. */
const MOST_NAMES = 12;

/** Names every address of this site, in a field or inside a text, that leads to no page or to no place on its page. */
export function linkFindings({ files }: Loose, places: Places): Finding[] {
  return files.flatMap((entry) =>
    textsOf(entry).flatMap((text) =>
      addressesIn(text).flatMap((address) => {
        const mistake = deadEnd(address, places);
        return mistake
          ? [{ file: entry.file, path: text.path, ...mistake }]
          : [];
      }),
    ),
  );
}

function addressesIn({ path, value }: PlacedString): string[] {
  const field = path.at(-1);
  if (field !== undefined && ADDRESS_FIELDS.includes(field))
    return value === '' ? [] : [value];
  return value.includes('](') ? linksIn(value) : [];
}

/** Takes an address and the places there are; gives what is wrong with it, or undefined when it leads somewhere. */
export function deadEnd(
  address: string,
  places: Places,
): Pick<Finding, 'expected' | 'found' | 'suggestion'> | undefined {
  const found = shown(address);
  const [route = '', anchor] = address.split('#');
  if (!address.startsWith('/'))
    return href.safeParse(address).success
      ? undefined
      : {
          expected: LEADS_SOMEWHERE,
          found,
          suggestion: quoted(
            nearMiss(`/${address}`, [...places.keys()]) ??
              (address.startsWith('http://')
                ? address.replace('http:', 'https:')
                : undefined),
          ),
        };
  if (!places.has(route)) {
    const meant = nearMiss(route, [...places.keys()]);
    const suggestion = meant && quoted(meant + (anchor ? `#${anchor}` : ''));
    return { expected: LEADS_SOMEWHERE, found, suggestion };
  }
  const anchors = places.get(route);
  if (anchor === undefined || !anchors || anchors.has(anchor)) return undefined;
  const known = [...anchors].filter((id) => id !== 'main');
  const meant = nearMiss(anchor, known);
  return {
    expected:
      known.length === 0
        ? `an address without a "#": ${route} has no places that links lead to`
        : `the name of a place on ${route} after the "#" (${known.slice(0, MOST_NAMES).join(', ')}${known.length > MOST_NAMES ? ', …' : ''})`,
    found,
    suggestion: meant && quoted(`${route}#${meant}`),
  };
}

const LEADS_SOMEWHERE =
  'an address that leads to a page of this site, or a full https://, mailto: or tel: one';

function quoted(address: string | undefined): string | undefined {
  return address === undefined ? undefined : JSON.stringify(address);
}
