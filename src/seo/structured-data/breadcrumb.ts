import type { BreadcrumbList, WithContext } from 'schema-dts';
import { canonicalUrl } from '../paths';

/** A page on the way to the current one. */
export interface Crumb {
  name: string;
  path: string;
}

export function breadcrumbData(
  origin: string,
  crumbs: readonly Crumb[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalUrl(origin, path),
    })),
  };
}
