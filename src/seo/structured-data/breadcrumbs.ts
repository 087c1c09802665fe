import type { BreadcrumbList, WithContext } from 'schema-dts';
import { canonicalUrl } from '../paths';

/** A page on the way to the current one. */
export interface Crumb {
  name: string;
  path: string;
}

/** Takes the site's origin and the pages from the home page to the current one; gives them in schema.org's terms. */
export function breadcrumbList(
  origin: string,
  trail: readonly Crumb[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalUrl(origin, path),
    })),
  };
}
