import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Rating } from '../../components/cards/badge';
import { Section } from '../../components/text/section';
import { cardGrid } from '../../styles/lists';
import { theme } from '../../styles/theme';

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

/** Testimonials of invented guests; the note above says that they are invented. */
export function GuestSection({ guests }: GuestSectionProps) {
  return (
    <Section tone="sunken" title={guests.title} text={guests.note}>
      <ul css={guestsStyle}>
        {guests.testimonials.map(({ name, rating, text }) => (
          <li key={name}>
            <figure>
              <Rating stars={rating} />
              <blockquote>{text}</blockquote>
              <figcaption>{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const guestsStyle = css(cardGrid, {
  columnGap: theme.space[12],
  // One row is not split across printed pages.
  breakInside: 'avoid',
  figure: { margin: 0 },
  blockquote: {
    margin: `${theme.space[3]} 0`,
    fontSize: theme.text.title3,
    lineHeight: theme.leading.snug,
    textWrap: 'pretty',
  },
});
