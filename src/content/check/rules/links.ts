import { href } from '../../schemas/fields';
import { linksIn } from '../../text/markup';
import { closestMatch } from '../suggestions';
import type { FieldText } from '../content';
import type { LinkTargets } from '../link-targets';
import { type Issue, formatValue, inQuotes } from '../issue';

/** Internal links, in fields and in texts, whose page or anchor doesn't exist. */
export function linkIssues(texts: FieldText[], targets: LinkTargets): Issue[] {
  return texts.flatMap(({ file, path, value, rule }) => {
    const addresses = rule.isLink ? [value] : linksIn(value);
    return addresses.flatMap((address) => {
      const mistake = brokenLink(address, targets);
      return mistake
        ? [{ file, path, found: formatValue(address), ...mistake }]
        : [];
    });
  });
}

/** Describes a broken link; undefined if it leads somewhere. */
function brokenLink(address: string, targets: LinkTargets) {
  const [route = '', anchor] = address.split('#');
  const anchors = targets.get(route);
  if (!anchors) {
    if (!address.startsWith('/') && href.safeParse(address).success)
      return undefined;
    const meant = closestMatch(route, [...targets.keys()]);
    return {
      expected:
        'an address that leads to a page of this site, or a full https://, mailto: or tel: one',
      suggestion: meant && inQuotes(address.replace(route, meant)),
    };
  }
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const meant = closestMatch(anchor, anchors);
  // A longer list would not help.
  const names = anchors.slice(0, 12).join(', ') || 'there is none';
  return {
    expected: `the name of a place on ${route} after the "#" (${names})`,
    suggestion: meant && inQuotes(`${route}#${meant}`),
  };
}
