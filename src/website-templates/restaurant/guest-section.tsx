import { graphql } from 'gatsby';
import { Card } from '../../components/card';
import { Rating } from '../../components/rating';
import { Section } from '../../components/section';
import { cardGrid } from '../../styles/lists';

export const fragment = graphql`
  fragment RestaurantGuestsFields on RestaurantGuests {
    title
    note
    testimonials {
      name
      rating
      text
    }
  }
`;

interface GuestSectionProps {
  guests: Queries.RestaurantGuestsFieldsFragment;
}

/** What invented guests say, with the small print that they are invented. */
export function GuestSection({ guests }: GuestSectionProps) {
  return (
    <Section title={guests.title}>
      <ul css={cardGrid}>
        {guests.testimonials.map(({ name, rating, text }) => (
          <Card key={name}>
            <Rating stars={rating} />
            <p>{text}</p>
            <p>{name}</p>
          </Card>
        ))}
      </ul>
      <p>
        <small>{guests.note}</small>
      </p>
    </Section>
  );
}
