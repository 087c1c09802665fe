import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../components/text/section';
import { columns } from '../styles/columns';
import { plainList } from '../styles/lists';
import { largeType } from '../styles/mixins';
import { theme } from '../styles/theme';
import { WorkbenchPicture } from './product/workbench-picture';

export const fragment = graphql`
  fragment TestimonialFields on Testimonials {
    note
    testimonials {
      name
      company
      role
      text
      product {
        workbench {
          ...WorkbenchFields
        }
      }
    }
  }
`;

interface TestimonialSectionProps {
  intro: { title: string; text: string };
  content: Queries.TestimonialFieldsFragment;
}

/** Scenarios of made-up customers, as the note says, each beside the picture of the product it would use most. */
export function TestimonialSection(props: TestimonialSectionProps) {
  const { intro, content } = props;
  return (
    <Section
      title={intro.title}
      text={`${intro.text} ${content.note}`}
      css={{ h2: { fontSize: theme.text.titleText } }}
    >
      <ul css={listStyle}>
        {content.testimonials.map(({ name, company, role, text, product }) => (
          <li key={name}>
            <figure css={figureStyle}>
              {product?.workbench && (
                <WorkbenchPicture
                  workbench={product.workbench}
                  sizes={PICTURE_SIZES}
                  css={pictureStyle}
                />
              )}
              <p>{text}</p>
              <figcaption>
                <strong>{name}</strong> <small>{`${role}, ${company}`}</small>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Larger than their places, because the square is cropped from a wide picture. */
const PICTURE_SIZES = '(min-width: 62em) 18rem, 12rem';

const listStyle = css(plainList, columns({ medium: '1fr 1fr' }), {
  gap: theme.space[3],
  [theme.media.medium]: { gap: theme.space[8] },
  [theme.media.wide]: { gap: theme.space[12] },
});

const figureStyle = css({
  display: 'grid',
  grid: '"picture words" auto "picture person" 1fr / 5rem minmax(0, 1fr)',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  margin: 0,
  lineHeight: theme.leading.snug,
  '> p': { gridArea: 'words', margin: 0, fontWeight: 600 },
  figcaption: { gridArea: 'person', lineHeight: 'inherit' },
  [theme.media.medium]: {
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    strong: { display: 'block' },
  },
  [theme.media.wide]: {
    gridTemplateColumns: '11rem minmax(0, 1fr)',
    gap: `${theme.space[2]} ${theme.space[6]}`,
    '> p': largeType(theme.text.title3, '-0.01em'),
  },
});

const pictureStyle = css({ '--aspect': '1', gridArea: 'picture' });
