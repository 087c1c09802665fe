import { href } from '../../schemas/fields';
import { linksIn } from '../../inline';
import { closestMatch } from '../suggestions';
import type { LocatedString } from '../content';
import type { LinkTargets } from '../link-targets';
import type { Issue } from '../issue';
import { formatValue, quoted } from '../issue';

/** The fields whose whole text is an address. */
const ADDRESS_FIELDS: PropertyKey[] = ['href', 'link'];

/** Links of this site, in fields and inside texts, that lead to no page or no anchor. */
export function linkIssues(
  texts: readonly LocatedString[],
  targets: LinkTargets,
): Issue[] {
  return texts.flatMap(({ file, path, value }) => {
    const isAddress = ADDRESS_FIELDS.includes(path.at(-1) ?? '');
    const addresses = isAddress ? [value] : linksIn(value);
    return addresses.filter(Boolean).flatMap((address) => {
      const mistake = brokenLink(address, targets);
      return mistake
        ? [{ file, path, found: formatValue(address), ...mistake }]
        : [];
    });
  });
}

/** The problem with an address; undefined when it leads somewhere. */
export function brokenLink(
  address: string,
  targets: LinkTargets,
): Pick<Issue, 'expected' | 'suggestion'> | undefined {
  const [route = '', anchor] = address.split('#');
  const anchors = targets.get(route);
  if (!anchors) {
    if (!address.startsWith('/') && href.safeParse(address).success)
      return undefined;
    const wanted = `/${route.replace(/^\//, '')}`;
    const meant = targets.has(wanted)
      ? wanted
      : closestMatch(wanted, [...targets.keys()]);
    const secure = address.replace(/^http:/, 'https:');
    const suggestion = meant ? address.replace(route, meant) : secure;
    return {
      expected:
        'an address that leads to a page of this site, or a full https://, mailto: or tel: one',
      suggestion: suggestion === address ? undefined : quoted(suggestion),
    };
  }
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const meant = closestMatch(anchor, anchors);
  // More names than these would not help.
  const names = anchors.slice(0, 12).join(', ');
  return {
    expected: names
      ? `the name of a place on ${route} after the "#" (${names}${anchors.length > 12 ? ', …' : ''})`
      : `an address without a "#": ${route} has no places that links lead to`,
    suggestion: meant && quoted(`${route}#${meant}`),
  };
}
