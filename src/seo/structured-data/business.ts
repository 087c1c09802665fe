import { graphql } from 'gatsby';
import type {
  Offer,
  Organization,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts';
import { plainPrice } from '../../content/text/format';
import { canonicalUrl } from '../addresses';

// The company, its website and its services in schema.org's terms.

interface Site {
  readonly name: string;
  readonly origin: string;
}

export const fragment = graphql`
  fragment OrganizationFields on SiteSettings {
    name
    origin
    company {
      legalName
      vatNumber
    }
    contact {
      email
      phoneHref
      address
    }
  }
`;

export function organizationData(
  site: Queries.OrganizationFieldsFragment,
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
    telephone: telephoneOf(contact.phoneHref),
    address: contact.address,
    vatID: company.vatNumber,
  };
}

export function webSiteData(
  { name, origin }: Site,
  description: string,
): WithContext<WebSite> {
  const url = canonicalUrl(origin, '/');
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name,
    description,
    url,
    inLanguage: 'en-GB',
    publisher: { '@id': organizationId(origin) },
  };
}

const organizationId = (origin: string): string =>
  `${canonicalUrl(origin, '/')}#organization`;

export const telephoneOf = (phoneHref: string): string =>
  phoneHref.replace('tel:', '');

/** The company as publisher of an article or provider of a service. */
export function publisher({ name, origin }: Site) {
  const url = canonicalUrl(origin, '/');
  return { '@type': 'Organization', name, url } as const;
}

interface PricedService {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** The id of the element on the page that shows the prices. */
  readonly anchor: string;
  readonly offers: readonly {
    readonly name: string;
    /** The price as shown, such as "£2,499" or "from £450", which is no sum. */
    readonly price: string;
    readonly description: string;
  }[];
}

export function serviceData(
  site: Site,
  { name, description, path, anchor, offers }: PricedService,
): WithContext<Service> {
  const url = canonicalUrl(site.origin, path);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    url,
    provider: publisher(site),
    offers: offers.map((offer): Offer => {
      const price = plainPrice(offer.price);
      return {
        '@type': 'Offer',
        name: offer.name,
        description: offer.description,
        ...(price !== undefined && { price, priceCurrency: 'GBP' }),
        url: `${url}#${anchor}`,
      };
    }),
  };
}
