import { graphql } from 'gatsby';
import { Section } from '../../components/section';

export const fragment = graphql`
  fragment RestaurantVisitFields on Restaurant {
    name
    phone
    phoneHref
    street
    city
    postcode
    openingHours {
      days
      opens
      closes
    }
    visit {
      title
      text
    }
  }
`;

interface VisitSectionProps {
  restaurant: Queries.RestaurantVisitFieldsFragment;
}

/** Where the restaurant is and when it is open. */
export function VisitSection({ restaurant }: VisitSectionProps) {
  const { name, street, city, postcode, phone, phoneHref, visit } = restaurant;
  return (
    <Section id="visit" title={visit.title} text={visit.text}>
      <address>
        {name}, {street}, {city} {postcode}
        <br />
        <a href={phoneHref}>{phone}</a>
      </address>
      <h3>Opening hours</h3>
      <ul>
        {restaurant.openingHours.map(({ days, opens, closes }) => (
          <li key={days + opens}>
            {days}: {opens}–{closes}
          </li>
        ))}
      </ul>
    </Section>
  );
}
