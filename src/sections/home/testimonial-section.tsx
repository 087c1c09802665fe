import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { ruledList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
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
    <Section title={intro.title} text={`${intro.text} ${content.note}`}>
      <ul css={ruledList(`clamp(${theme.space[3]}, 2vw, ${theme.space[6]})`)}>
        {content.testimonials.map(({ name, company, role, text, product }) => (
          <li key={name}>
            <figure css={figureStyle}>
              <p>{text}</p>
              <figcaption>
                <strong>{name}</strong> <small>{`${role}, ${company}`}</small>
              </figcaption>
              {product && (
                <p css={[tintStyle(product.card.colour), productStyle]}>
                  {product.card.title}
                </p>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The product first, as a heading of the row; from tablets on in columns. */
const figureStyle = css(
  columns({ medium: '2fr 3fr 2fr', wide: '3fr 6fr 4fr' }),
  {
    gap: `${theme.space[1]} ${theme.space[6]}`,
    alignItems: 'baseline',
    margin: 0,
    lineHeight: theme.leading.snug,
    '> p': { ...largeType(theme.text.title4), margin: 0 },
    [theme.media.medium]: {
      '> p:first-of-type': { gridArea: '1 / 2', fontSize: theme.text.title3 },
      figcaption: { gridColumn: 3 },
      strong: { display: 'block' },
    },
  },
);

const productStyle = css({
  order: -1,
  color: theme.tint.strong,
  [theme.media.medium]: { '&&': { fontSize: theme.text.titleText } },
});
