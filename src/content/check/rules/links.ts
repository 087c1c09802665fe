import { href } from '../../schemas/fields';
import { linksIn } from '../../text/markup';
import type { Content, FieldText } from '../content';
import { formatValue, inQuotes, type Issue } from '../issue';
import type { LinkTargets } from '../link-targets';
import { closestMatch } from '../suggestions';

/** Links, in fields and in texts, to pages, places or queries that this site doesn't have, or that name its domain. */
export function linkIssues(
  content: Content,
  texts: FieldText[],
  targets: LinkTargets,
): Issue[] {
  const [site] = content.SiteSettings;
  return texts.flatMap(({ file, path, value, rule }) => {
    const addresses = rule.isLink ? [value] : linksIn(value);
    return addresses.flatMap((address) => {
      const mistake =
        ownDomain(address, site?.value.origin) ??
        brokenLink(address, targets) ??
        unknownQuery(address);
      return mistake
        ? [{ file, path, found: formatValue(address), ...mistake }]
        : [];
    });
  });
}

/** A full address of this site: as a path it is checked, and works in previews. */
function ownDomain(address: string, origin = '') {
  const hostOf = (url: string) =>
    URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '';
  if (!origin || hostOf(address) !== hostOf(origin)) return undefined;
  const { pathname, search, hash } = new URL(address);
  return {
    expected: 'a page of this site by its path alone, without the domain',
    suggestion: inQuotes(pathname + search + hash),
  };
}

/** The names that pages read from the query of an address. */
const QUERIES: Partial<Record<string, RegExp>> = {
  '/blog': /^(?:category|q|page)$/,
  '/book-demo': /^utm_/,
};

function unknownQuery(address: string) {
  const [, page = '', query = ''] = /^(\/[^?#]*)\?([^#]*)/.exec(address) ?? [];
  const name = [...new URLSearchParams(query).keys()].find(
    (one) => !QUERIES[page]?.test(one),
  );
  return name === undefined
    ? undefined
    : { expected: `an address without "${name}=", which ${page} doesn’t read` };
}

/** Describes a broken link; undefined if it leads somewhere. */
function brokenLink(address: string, targets: LinkTargets) {
  const [page = '', anchor] = address.split('#');
  const [route = ''] = page.split('?');
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
