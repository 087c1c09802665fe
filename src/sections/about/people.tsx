import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { skyBand } from '../../components/media/landscape';
import { containerStyle, leadStyle } from '../../styles/layout';
import { TitledSection } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { ruledList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { WireArt } from './wire-art';

export const fragment = graphql`
  fragment AboutPeopleFields on AboutPeople {
    title
    count
    text
    staff {
      name
      role
    }
    quote
    name
    role
  }
`;

/** How many we are, with a lark for each, some of us by name, and a word of the managing director's. */
export function People(people: Queries.AboutPeopleFieldsFragment) {
  const { title, count, text, staff, quote, name, role } = people;
  return (
    <div css={skyBand}>
      <TitledSection title={title} css={bandStyle}>
        <WireArt count={count} />
        <ul css={staffStyle}>
          {staff.map((person) => (
            <li key={person.name}>
              <strong>{person.name}</strong> {person.role}
            </li>
          ))}
        </ul>
        <p css={leadStyle}>{text}</p>
        <figure css={figureStyle}>
          <blockquote>{quote}</blockquote>
          <figcaption>
            <strong>{name}</strong>, {role}
          </figcaption>
        </figure>
      </TitledSection>
    </div>
  );
}

const bandStyle = css(containerStyle, columns({ wide: '5fr 7fr' }), {
  gap: `${theme.space[3]} ${theme.space[12]}`,
  paddingBottom: theme.space.section,
  h2: { margin: 0, fontSize: theme.text.title1 },
  '> :is(h2, div, ul)': { gridColumn: '1 / -1' },
});

const staffStyle = css(
  ruledList(theme.space[3]),
  columns({ medium: '1fr 1fr' }),
  {
    columnGap: theme.space[6],
    lineHeight: theme.leading.snug,
    marginBlock: `${theme.space[6]} ${theme.space[12]}`,
    [theme.media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    strong: { display: 'block', fontSize: theme.text.title3 },
  },
);

const figureStyle = css({
  margin: 0,
  blockquote: {
    margin: 0,
    ...largeType(theme.text.titleText, '-0.015em'),
    lineHeight: theme.leading.snug,
    [theme.media.phone]: { fontSize: theme.text.title3 },
  },
  figcaption: { marginTop: theme.space[5] },
});
