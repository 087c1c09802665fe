import { graphql } from 'gatsby';
import type { Restaurant, WithContext } from 'schema-dts';
import { DAYS } from '../../content/constants';
import { canonicalUrl } from '../addresses';
import { telephoneOf } from './business';

export const fragment = graphql`
  fragment RestaurantDataFields on Restaurant {
    name
    cuisine
    priceRange
    phoneHref
    street
    city
    postcode
    openingHours {
      dayNames
      opens
      closes
    }
  }
`;

/** The picture's address may be relative. */
export function restaurantData(
  origin: string,
  path: string,
  facts: Queries.RestaurantDataFieldsFragment,
  picture?: string,
): WithContext<Restaurant> {
  const url = canonicalUrl(origin, path);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: facts.name,
    url,
    ...(picture && { image: new URL(picture, origin).href }),
    servesCuisine: facts.cuisine,
    priceRange: facts.priceRange,
    telephone: telephoneOf(facts.phoneHref),
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.street,
      addressLocality: facts.city,
      postalCode: facts.postcode,
      addressCountry: 'GB',
    },
    openingHoursSpecification: facts.openingHours.map(
      ({ dayNames, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS.filter((day) => dayNames.includes(day)),
        // In schema.org's terms a day on which it is closed.
        opens: opens ?? '00:00',
        closes: closes ?? '00:00',
      }),
    ),
    hasMenu: `${url}#menu`,
    acceptsReservations: true,
  };
}
