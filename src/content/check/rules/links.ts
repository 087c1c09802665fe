import { href } from '../../schemas/fields';
import { linksIn } from '../../inline';
import { nearMiss } from '../closest';
import type { Text } from '../content';
import type { Places } from '../places';
import type { Issue } from '../issue';
import { quoted, shown } from '../issue';

/** The fields whose whole text is an address. */
const ADDRESS_FIELDS: PropertyKey[] = ['href', 'link'];

/** Names every address of this site, in a field or inside a text, that leads to no page or to no place on its page. */
export function linkIssues(texts: readonly Text[], places: Places): Issue[] {
  return texts.flatMap(({ file, path, value }) => {
    const isAddress = ADDRESS_FIELDS.includes(path.at(-1) ?? '');
    const addresses = isAddress ? [value] : linksIn(value);
    return addresses.filter(Boolean).flatMap((address) => {
      const mistake = brokenLink(address, places);
      return mistake ? [{ file, path, found: shown(address), ...mistake }] : [];
    });
  });
}

/** What is wrong with an address; undefined when it leads somewhere. */
export function brokenLink(
  address: string,
  places: Places,
): Pick<Issue, 'expected' | 'suggestion'> | undefined {
  const [route = '', anchor] = address.split('#');
  const anchors = places.get(route);
  if (!anchors) {
    if (!address.startsWith('/') && href.safeParse(address).success)
      return undefined;
    const wanted = `/${route.replace(/^\//, '')}`;
    const meant = places.has(wanted)
      ? wanted
      : nearMiss(wanted, [...places.keys()]);
    const secure = address.replace(/^http:/, 'https:');
    const suggestion = meant ? address.replace(route, meant) : secure;
    return {
      expected:
        'an address that leads to a page of this site, or a full https://, mailto: or tel: one',
      suggestion: suggestion === address ? undefined : quoted(suggestion),
    };
  }
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const meant = nearMiss(anchor, anchors);
  // More names than these would not help.
  const names = anchors.slice(0, 12).join(', ');
  return {
    expected: names
      ? `the name of a place on ${route} after the "#" (${names}${anchors.length > 12 ? ', …' : ''})`
      : `an address without a "#": ${route} has no places that links lead to`,
    suggestion: meant && quoted(`${route}#${meant}`),
  };
}
