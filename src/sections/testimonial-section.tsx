import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Avatar } from '../components/cards/avatar';
import { Card } from '../components/cards/card';
import { Rating } from '../components/cards/rating';
import { Section } from '../components/text/section';
import { cardGrid } from '../styles/lists';

export const fragment = graphql`
  fragment TestimonialFields on Testimonials {
    note
    testimonials {
      name
      company
      role
      rating
      text
      avatar
    }
  }
`;

interface TestimonialSectionProps {
  intro: { title: string; text: string };
  content: Queries.TestimonialFieldsFragment;
}

/** Testimonials of invented customers; the small print says so. */
export function TestimonialSection({
  intro,
  content,
}: TestimonialSectionProps) {
  return (
    <Section
      tone="sunken"
      title={intro.title}
      text={intro.text}
      note={content.note}
    >
      <ul css={cardGrid}>
        {content.testimonials.map(
          ({ name, company, role, rating, text, avatar }) => (
            <Card key={name}>
              <figure css={figureStyle}>
                <Rating stars={rating} />
                <blockquote css={quoteStyle}>{text}</blockquote>
                <figcaption css={personStyle}>
                  <Avatar initials={avatar} />
                  <span>
                    <strong>{name}</strong>
                    <br />
                    <small>
                      {role}, {company}
                    </small>
                  </span>
                </figcaption>
              </figure>
            </Card>
          ),
        )}
      </ul>
    </Section>
  );
}

const figureStyle = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  margin: 0,
});

const quoteStyle = (theme: Theme) =>
  css({ margin: `${theme.space[3]} 0 ${theme.space[5]}` });

const personStyle = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[3],
    marginTop: 'auto',
    lineHeight: theme.leading.snug,
  });
