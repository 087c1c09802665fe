import type { Service, WithContext } from 'schema-dts';
import { canonicalUrl } from '../paths';

/** What a page says of a service and its prices. */
export interface ServiceFacts {
  readonly name: string;
  readonly description: string;
  readonly pathname: string;
  /** The id of the place on the page where the prices stand. */
  readonly place: string;
  readonly offers: readonly {
    readonly name: string;
    /** As visitors read it, such as "£2,499". */
    readonly price: string;
    readonly description: string;
  }[];
}

/** Takes the site's name and origin, and what a page says of a service; gives it in schema.org's terms. */
export function serviceData(
  site: { readonly name: string; readonly origin: string },
  service: ServiceFacts,
): WithContext<Service> {
  const url = canonicalUrl(site.origin, service.pathname);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url,
    provider: {
      '@type': 'Organization',
      name: site.name,
      url: canonicalUrl(site.origin, '/'),
    },
    offers: service.offers.map(({ name, price, description }) => ({
      '@type': 'Offer',
      name,
      description,
      price: poundsOf(price),
      priceCurrency: 'GBP',
      url: `${url}#${service.place}`,
    })),
  };
}

/** Takes a price of data/, such as "£2,499" or "£16.50"; gives it as schema.org writes numbers: "2499", "16.50". */
function poundsOf(price: string): string {
  return price.replace(/[£,]/g, '');
}
