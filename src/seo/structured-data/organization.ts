import type { Organization, WebSite, WithContext } from 'schema-dts';
import { canonicalUrl } from '../paths';

/** What the site says of the company behind it. */
export interface OrganizationFacts {
  readonly name: string;
  readonly origin: string;
  readonly company: {
    readonly legalName: string;
    readonly vatNumber: string;
  };
  readonly contact: {
    readonly email: string;
    /** As `tel:` and the whole number. */
    readonly phoneHref: string;
    readonly address: string;
  };
}

/** Takes what the site says of the company; gives it in schema.org's terms. */
export function organizationData(
  site: OrganizationFacts,
): WithContext<Organization> {
  const { company, contact } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(site.origin),
    name: site.name,
    legalName: company.legalName,
    url: canonicalUrl(site.origin, '/'),
    email: contact.email,
    telephone: contact.phoneHref.replace('tel:', ''),
    address: contact.address,
    vatID: company.vatNumber,
  };
}

/** Takes the site's name, origin and what its home page says of it; gives that in schema.org's terms. */
export function webSiteData(
  site: { readonly name: string; readonly origin: string },
  description: string,
): WithContext<WebSite> {
  const url = canonicalUrl(site.origin, '/');
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: site.name,
    description,
    url,
    inLanguage: 'en-GB',
    publisher: { '@id': organizationId(site.origin) },
  };
}

function organizationId(origin: string): string {
  return `${canonicalUrl(origin, '/')}#organization`;
}
