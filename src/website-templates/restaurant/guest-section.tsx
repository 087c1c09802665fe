import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Avatar } from '../../components/cards/avatar';
import { Card } from '../../components/cards/card';
import { initials } from '../../components/cards/initials';
import { Rating } from '../../components/cards/rating';
import { Section } from '../../components/text/section';
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

/** Testimonials of invented guests; the small print says so. */
export function GuestSection({ guests }: GuestSectionProps) {
  return (
    <Section tone="sunken" title={guests.title} note={guests.note}>
      <ul css={cardGrid}>
        {guests.testimonials.map(({ name, rating, text }) => (
          <Card key={name}>
            <figure css={figureStyle}>
              <Rating stars={rating} />
              <blockquote css={quoteStyle}>{text}</blockquote>
              <figcaption css={guestStyle}>
                <Avatar initials={initials(name)} />
                <strong>{name}</strong>
              </figcaption>
            </figure>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

const figureStyle = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
});

const quoteStyle = (theme: Theme) =>
  css({
    flex: 1,
    marginBlock: theme.space[4],
    fontSize: theme.text.lead,
    lineHeight: theme.leading.snug,
  });

const guestStyle = (theme: Theme) =>
  css({ display: 'flex', alignItems: 'center', gap: theme.space[3] });
