import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Avatar } from '../components/cards/avatar';
import { Section } from '../components/text/section';
import { ruledList } from '../styles/lists';
import { largeType } from '../styles/mixins';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';

export const fragment = graphql`
  fragment TestimonialFields on Testimonials {
    note
    testimonials {
      name
      company
      role
      text
      avatar
      colour
    }
  }
`;

interface TestimonialSectionProps {
  intro: { title: string; text: string };
  content: Queries.TestimonialFieldsFragment;
}

/** Scenarios of invented customers, as the section's text says: the first is large, the others are rows beside it. */
export function TestimonialSection({
  intro,
  content,
}: TestimonialSectionProps) {
  return (
    <Section title={intro.title} text={`${intro.text} ${content.note}`}>
      <ul css={listStyle}>
        {content.testimonials.map(
          ({ name, company, role, text, avatar, colour }) => (
            <li key={name} css={colour ? tintStyle(colour) : undefined}>
              <figure css={figureStyle}>
                <p>{text}</p>
                <figcaption css={personStyle}>
                  <Avatar initials={avatar} small />
                  <span>
                    <strong>{name}</strong> <br />
                    <small>{`${role}, ${company}`}</small>
                  </span>
                </figcaption>
              </figure>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

const listStyle = css(ruledList(theme.space[4]), {
  lineHeight: theme.leading.snug,
  '> :first-of-type': {
    marginBottom: theme.space[2],
    padding: `clamp(${theme.space[5]}, 3.5vw, ${theme.space[10]})`,
    border: 0,
    borderRadius: theme.radius.large,
    background: theme.tint.soft,
    'figure > p': largeType(theme.text.titleText, '-0.01em'),
  },
  '> :nth-of-type(2)': { borderTop: 0 },
  [theme.media.wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: theme.space[12],
    // Spans all rows beside it.
    '> :first-of-type': {
      gridRow: '1 / span 5',
      margin: 0,
      'figure > p': { fontSize: theme.text.quote },
    },
    '> :nth-of-type(n + 2)': { gridColumn: 2 },
  },
});

/** The HTML has the text first; a row shows the name first. */
const figureStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[3],
  height: '100%',
  margin: 0,
  '> p': { margin: 0 },
  [theme.media.medium]: {
    'li:nth-of-type(n + 2) > &': {
      flexDirection: 'row-reverse',
      alignItems: 'center',
      gap: theme.space[6],
      '> *': { flex: 1, marginTop: 0 },
    },
  },
});

const personStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  marginTop: 'auto',
});
