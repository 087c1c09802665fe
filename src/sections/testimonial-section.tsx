import { graphql } from 'gatsby';
import { Card } from '../components/card';
import { Rating } from '../components/rating';
import { Section } from '../components/section';
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

/** What invented customers say, with the small print that they are invented. */
export function TestimonialSection({
  intro,
  content,
}: TestimonialSectionProps) {
  return (
    <Section title={intro.title} text={intro.text}>
      <ul css={cardGrid}>
        {content.testimonials.map(
          ({ name, company, role, rating, text, avatar }) => (
            <Card key={name}>
              <figure css={{ margin: 0 }}>
                <Rating stars={rating} />
                <blockquote css={{ marginInline: 0 }}>{text}</blockquote>
                <figcaption>
                  <span aria-hidden="true">{avatar} · </span>
                  {name}, {role}, {company}
                </figcaption>
              </figure>
            </Card>
          ),
        )}
      </ul>
      <p>
        <small>{content.note}</small>
      </p>
    </Section>
  );
}
