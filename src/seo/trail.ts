import type { Crumb } from './structured-data/breadcrumbs';
import { canonicalPath } from './paths';

interface NamedLink {
  readonly name: string;
  readonly href: string | null;
}

/** Header and footer, as far as they name pages. */
export interface NavigationNames {
  readonly header: readonly (NamedLink & {
    readonly dropdown: readonly NamedLink[] | null;
  })[];
  readonly footer: {
    readonly groups: readonly { readonly links: readonly NamedLink[] }[];
  };
}

/** A page at the end of a trail. */
export interface TrailEnd {
  pathname: string;
  /** Its name, where the navigation has none for it. */
  name: string;
  /** The paths of the pages between the home page and it, outermost first. */
  parents: readonly string[];
}

/**
 * Takes the navigation and a page; gives the way to that page from the home page, in the words of the navigation where
 * it names a page. The home page, being no way, has none.
 */
export function trailTo(
  navigation: NavigationNames,
  { pathname, name, parents }: TrailEnd,
): Crumb[] {
  const end = canonicalPath(pathname);
  if (end === '/') return [];
  const names = namesOf(navigation);
  return [
    ...['/', ...parents].map((path) => ({
      path,
      name: names.get(path) ?? path,
    })),
    { path: end, name: names.get(end) ?? name },
  ];
}

/** The header's name counts where the footer has another. */
function namesOf({ header, footer }: NavigationNames): Map<string, string> {
  const links = [
    ...footer.groups.flatMap((group) => group.links),
    ...header.flatMap((item) => [item, ...(item.dropdown ?? [])]),
  ];
  return new Map(
    links.flatMap(({ name, href }) => (href === null ? [] : [[href, name]])),
  );
}
