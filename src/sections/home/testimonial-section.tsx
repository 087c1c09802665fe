import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { columns, ruledList, smallPrint } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';

export const fragment = graphql`
  fragment TestimonialFields on Testimonials {
    note
    testimonials {
      name
      company
      role
      text
      product {
        card {
          title
          colour
        }
      }
    }
  }
`;

interface TestimonialSectionProps {
  intro: { title: string; text: string };
  content: Queries.TestimonialFieldsFragment;
}

/** Scenarios of made-up customers, as the note says, each with the product it would use most. */
export function TestimonialSection(props: TestimonialSectionProps) {
  const { intro, content } = props;
  return (
    <Section
      title={intro.title}
      text={`${intro.text} ${content.note}`}
      splitHead
    >
      <ul css={listStyle}>
        {content.testimonials.map(({ name, company, role, text, product }) => (
          <li key={name}>
            <figure css={figureStyle}>
              <p>
                {product && (
                  <strong css={[tintStyle(product.card.colour), productStyle]}>
                    {`${product.card.title}. `}
                  </strong>
                )}
                {text}
              </p>
              <figcaption>
                <strong>{name}</strong> {`${role}, ${company}`}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const listStyle = css(
  ruledList(theme.space[4]),
  columns('1fr', { medium: '1fr 1fr' }),
  { columnGap: theme.space[12] },
);

const figureStyle = css({
  margin: 0,
  lineHeight: theme.leading.snug,
  p: { marginBottom: theme.space[1] },
  figcaption: smallPrint,
});

const productStyle = css({ color: theme.tint.strong });
