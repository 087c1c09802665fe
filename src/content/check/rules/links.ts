import { OWN_FILES } from '../../routes';
import { href } from '../../schemas/fields';
import { decodedPath } from '../../schemas/redirects';
import { linksIn } from '../../text/markup';
import type { Content, FieldText } from '../content';
import { closestMatch, formatValue, type Issue } from '../issue';
import type { LinkTargets } from '../link-targets';

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
    suggestion: pathname + search + hash,
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
      suggestion: meant && address.replace(route, meant),
    };
  }
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const meant = closestMatch(anchor, anchors);
  // A longer list would not help.
  const names = anchors.slice(0, 12).join(', ') || 'there is none';
  return {
    expected: `the name of a place on ${route} after the "#" (${names})`,
    suggestion: meant && `${route}#${meant}`,
  };
}

/**
 * A redirect's source must be unique, and must hide neither a page nor a file. Its target is a page (`linkIssues`) or
 * another site's, so there are no chains or loops.
 */
export function redirectIssues(content: Content, targets: LinkTargets) {
  return content.Redirect.flatMap(({ file, value: redirects }) => {
    const starts = redirects.map(({ from }) => decodedPath(from) ?? from);
    return starts.flatMap((start, index): Issue[] => {
      const found = formatValue(redirects[index]?.from);
      const wrong = (expected: string) => [
        { file, path: [index, 'from'], found, expected },
      ];
      if (targets.has(start) || OWN_FILES.test(start))
        return wrong('a path that is no page and no file of this site');
      return starts.indexOf(start) === index
        ? []
        : wrong('a path that is redirected only once');
    });
  });
}
