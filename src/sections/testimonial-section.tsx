import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Avatar } from '../components/cards/avatar';
import { Section } from '../components/text/section';
import { columns } from '../styles/columns';
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

/** Scenarios of made-up customers, as the note above says: in large type. */
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

/** Quotes in two columns on wide screens; those of a row begin level. */
const listStyle = css(
  ruledList(theme.space[4]),
  columns({ medium: '1fr 1fr' }),
  {
    columnGap: theme.space[12],
    '> li': { borderColor: theme.tint.line },
    [theme.media.medium]: { '> li': { paddingBlock: theme.space[6] } },
    [theme.media.wide]: { columnGap: theme.space[20] },
  },
);

const figureStyle = css({
  margin: 0,
  '> p': {
    marginBottom: theme.space[2],
    fontWeight: 600,
    lineHeight: theme.leading.snug,
    [theme.media.medium]: largeType(theme.text.titleText, '-0.01em'),
  },
});

const personStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  lineHeight: theme.leading.snug,
});
