import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { skyBand } from '../../components/media/landscape';
import { containerStyle, leadStyle } from '../../styles/layout';
import { TitledSection } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { DIRECTOR, LarkPortrait, WireArt } from './wire-art';

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
          {staff.map((person, index) => (
            <li key={person.name} css={personStyle}>
              <LarkPortrait index={index} />
              <span>
                <strong>{person.name}</strong> {person.role}
              </span>
            </li>
          ))}
        </ul>
        <p css={leadStyle}>{text}</p>
        <figure css={figureStyle}>
          <blockquote>{quote}</blockquote>
          <figcaption css={personStyle}>
            <LarkPortrait index={DIRECTOR} />
            <span>
              <strong>{name}</strong>, {role}
            </span>
          </figcaption>
        </figure>
      </TitledSection>
    </div>
  );
}

const bandStyle = css(containerStyle, columns({ wide: '5fr 7fr' }), {
  gap: `${theme.space[3]} ${theme.space[12]}`,
  gridTemplateRows: 'auto auto auto 1fr',
  paddingBottom: theme.space.section,
  h2: { margin: 0, fontSize: theme.text.display },
  '> :is(div, ul)': { gridColumn: '1 / -1', order: -1 },
});

/** Captions under the wires. */
const staffStyle = css(plainList, columns({ medium: '1fr 1fr' }), {
  gap: `${theme.space[3]} ${theme.space[6]}`,
  marginBlock: `${theme.space[6]} ${theme.space[12]}`,
  [theme.media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  strong: { display: 'block', fontSize: theme.text.title3 },
});

const personStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[4],
  lineHeight: theme.leading.snug,
});

const figureStyle = css({
  margin: 0,
  [theme.media.wide]: { gridArea: '3 / 2 / 5' },
  blockquote: {
    margin: 0,
    ...largeType(theme.text.titleText, '-0.015em'),
    lineHeight: theme.leading.snug,
    [theme.media.phone]: { fontSize: theme.text.title3 },
  },
  figcaption: { marginTop: theme.space[5] },
});
