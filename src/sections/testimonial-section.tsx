import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Avatar } from '../components/cards/avatar';
import { Section } from '../components/text/section';
import { columns } from '../styles/columns';
import { plainList } from '../styles/lists';
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
      story {
        label
        before
        after
      }
    }
  }
`;

type Story = NonNullable<
  Queries.TestimonialFieldsFragment['testimonials'][number]['story']
>;

interface TestimonialSectionProps {
  intro: { title: string; text: string };
  content: Queries.TestimonialFieldsFragment;
}

/** Scenarios of made-up customers, as the note above says: the first one large, the others in rows. On a phone they scroll sideways. */
export function TestimonialSection({
  intro,
  content,
}: TestimonialSectionProps) {
  return (
    <Section title={intro.title} text={`${intro.text} ${content.note}`}>
      <div
        role="group"
        aria-label={intro.title}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls
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

/** The figures of an invented firm, before and after. */
function BeforeAfter({ figures }: { figures: Story }) {
  return (
    <table css={tableStyle}>
      <thead>
        <tr>
          <th scope="col">Sample figures</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
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

const listStyle = css(plainList, {
  lineHeight: theme.leading.snug,
  '> li': {
    paddingBlock: theme.space[4],
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
  },
  '> :last-of-type': { paddingBottom: 0, border: 0 },
  '> :first-of-type': css(columns({ wide: '7fr 5fr' }), {
    gap: `${theme.space[6]} ${theme.space[16]}`,
    marginBottom: theme.space[4],
    padding: `clamp(${theme.space[5]}, 3.5vw, ${theme.space[12]})`,
    border: 0,
    borderRadius: theme.radius.large,
    background: theme.tint.soft,
    'figure > p': largeType(theme.text.lead, '-0.01em'),
  }),
  // The large one, then two in a column.
  [theme.media.phone]: {
    display: 'grid',
    gridTemplateRows: 'repeat(2, auto)',
    gridAutoFlow: 'column',
    gridAutoColumns: '84vw',
    columnGap: theme.space[4],
    width: 'max-content',
    paddingInline: theme.space.gutter,
    '> li': { scrollSnapAlign: 'start' },
    '> :first-of-type': { gridRow: 'span 2', margin: 0 },
  },
  [theme.media.medium]: {
    '> :first-of-type figure > p': { fontSize: theme.text.quote },
    // The name is on the left, in the same column in each row.
    '> :nth-of-type(n + 2) figure': {
      flexDirection: 'row-reverse',
      alignItems: 'center',
      gap: theme.space[12],
      '> *': { flex: 7 },
      figcaption: { flex: 5 },
    },
  },
});

/** The text is read first; in a row, the name is shown first. */
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
});

const tableStyle = css({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: theme.leading.snug,
  'th, td': {
    padding: `${theme.space[2]} 0 ${theme.space[2]} ${theme.space[4]}`,
    fontWeight: 400,
    overflowWrap: 'anywhere',
    textAlign: 'right',
    verticalAlign: 'baseline',
  },
  'th:first-of-type': { paddingLeft: 0, textAlign: 'left' },
  // “Before” and “After” unbroken, if not in large text on a phone.
  'thead th + th': { width: 'min(4.5em, 20vw)' },
  thead: { fontSize: theme.text.small, color: theme.colour.textMuted },
  'tbody tr': { borderTop: `${theme.line} solid ${theme.tint.line}` },
  td: {
    fontFamily: theme.font.display,
    fontSize: theme.text.titleText,
    color: theme.colour.textMuted,
  },
  [theme.media.phone]: { fontSize: theme.text.small },
  'td:last-of-type': {
    fontSize: theme.text.figure,
    fontWeight: 700,
    lineHeight: 1,
    color: theme.tint.strong,
  },
});
