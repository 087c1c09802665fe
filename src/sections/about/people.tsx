import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { skyStyle } from '../../components/media/landscape';
import {
  containerStyle,
  leadStyle,
  TitledSection,
} from '../../components/text/section';
import { columns } from '../../styles/columns';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { LarkPortrait, WireArt } from './wire-art';

export const fragment = graphql`
  fragment AboutPeopleFields on AboutPeople {
    title
    count
    text
    quote
    name
    role
  }
`;

/** The number of people, a lark for each, and a quote of the managing director. */
export function People(people: Queries.AboutPeopleFieldsFragment) {
  const { title, count, text, quote, name, role } = people;
  return (
    <div css={skyStyle}>
      <TitledSection title={title} css={bandStyle}>
        <WireArt count={count} />
        <p css={leadStyle}>{text}</p>
        <figure css={figureStyle}>
          <blockquote>{quote}</blockquote>
          <figcaption>
            <LarkPortrait />
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
  gridTemplateRows: 'auto auto 1fr',
  paddingBottom: theme.space.section,
  '> svg': { gridColumn: '1 / -1', order: -1, marginBottom: theme.space[10] },
  h2: { margin: 0, fontSize: theme.text.display },
});

const figureStyle = css({
  margin: 0,
  [theme.media.wide]: { gridArea: '2 / 2 / 4' },
  blockquote: {
    margin: 0,
    ...largeType(theme.text.titleText, '-0.015em'),
    lineHeight: theme.leading.snug,
    [theme.media.phone]: { fontSize: theme.text.title3 },
  },
  figcaption: {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[4],
    marginTop: theme.space[5],
  },
});
