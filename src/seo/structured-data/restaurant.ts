import type { Restaurant, WithContext } from 'schema-dts';
import { DAYS } from '../../content/constants';
import { canonicalUrl } from '../paths';

/** What the page of the restaurant template says of the restaurant. */
export interface RestaurantFacts {
  readonly name: string;
  readonly cuisine: string;
  readonly priceRange: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly openingHours: readonly {
    readonly dayNames: readonly string[];
    readonly opens: string;
    readonly closes: string;
  }[];
}

/**
 * Takes the site's origin, the page's path, what it says of a restaurant and where a picture of it is, if there is one;
 * gives all that in schema.org's terms (SPEC.md section 2). The menu and the reservations are places on that page.
 */
export function restaurantData(
  origin: string,
  pathname: string,
  facts: RestaurantFacts,
  picture?: string,
): WithContext<Restaurant> {
  const url = canonicalUrl(origin, pathname);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: facts.name,
    url,
    ...(picture && { image: new URL(picture, origin).href }),
    servesCuisine: facts.cuisine,
    priceRange: facts.priceRange,
    telephone: facts.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.street,
      addressLocality: facts.city,
      postalCode: facts.postcode,
    },
    openingHoursSpecification: facts.openingHours.map(
      ({ dayNames, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS.filter((day) => dayNames.includes(day)),
        opens,
        closes,
      }),
    ),
    hasMenu: `${url}#menu`,
    acceptsReservations: true,
  };
}
