import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Avatar } from '../components/cards/avatar';
import { Section } from '../components/text/section';
import { columns } from '../styles/columns';
import { plainList } from '../styles/lists';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';
import { BeforeAfter } from './before-after';

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
      story {
        ...BeforeAfterFields
      }
    }
  }
`;

interface TestimonialSectionProps {
  intro: { title: string; text: string };
  content: Queries.TestimonialFieldsFragment;
}

/** Scenarios of made-up customers, as the note above says. The first one is large, the next two less so. */
export function TestimonialSection({
  intro,
  content,
}: TestimonialSectionProps) {
  return (
    <Section title={intro.title} text={`${intro.text} ${content.note}`}>
      <div
        role="group"
        aria-label={intro.title}
        // On a phone it scrolls sideways.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        css={scrollStyle}
      >
        <ul css={listStyle}>
          {content.testimonials.map(
            ({ name, company, role, text, avatar, colour, story }) => (
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
                {story && <BeforeAfter figures={story} />}
              </li>
            ),
          )}
        </ul>
      </div>
    </Section>
  );
}

const scrollStyle = css({
  [theme.media.phone]: {
    marginInline: `calc(-1 * ${theme.space.gutter})`,
    overflowX: 'auto',
    scrollPaddingInline: theme.space.gutter,
    scrollSnapType: 'x mandatory',
  },
});

const listStyle = css(plainList, columns(), {
  gap: theme.space[6],
  '> li': {
    paddingTop: theme.space[5],
    borderTop: `${theme.thick} solid ${theme.tint.strong}`,
  },
  '> :nth-child(-n + 3)': {
    padding: theme.space[6],
    border: 0,
    borderRadius: theme.radius.large,
    background: theme.tint.soft,
    'figure > p': { lineHeight: theme.leading.snug },
  },
  '> :first-of-type': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[5],
  },
  // The large one, then two in each column.
  [theme.media.phone]: {
    gap: theme.space[3],
    gridTemplateColumns: 'none',
    gridTemplateRows: 'auto auto',
    gridAutoFlow: 'column',
    gridAutoColumns: '84vw',
    width: 'max-content',
    paddingInline: theme.space.gutter,
    '> li': { scrollSnapAlign: 'start' },
    '> :first-of-type': { gridRow: 'span 2' },
    '> :nth-child(-n + 3)': { padding: theme.space[4] },
    '> :nth-child(n + 2)': {
      fontSize: theme.text.small,
      lineHeight: theme.leading.snug,
    },
  },
  [theme.media.wide]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '> :nth-child(-n + 3) > figure > p': { fontSize: theme.text.lead },
    '> :first-of-type': {
      gridArea: '1 / 1 / 3 / 3',
      padding: theme.space[10],
      'figure > p': {
        fontFamily: theme.font.display,
        fontSize: theme.text.titleText,
      },
    },
  },
});

const figureStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[3],
  height: '100%',
  margin: 0,
  '> p': { margin: 0 },
});

const personStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  marginTop: 'auto',
  lineHeight: theme.leading.snug,
});
