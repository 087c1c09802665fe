import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { containerStyle } from '../../styles/layout';
import { TitledSection } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment AboutStoryFields on AboutStory {
    title
    pulled
    paragraphs
    people {
      ...AboutPeopleFields
    }
  }
`;

/** The story, and beside it or within it the words pulled out of it. */
export function AboutStory(story: Queries.AboutStoryFieldsFragment) {
  return (
    <TitledSection title={story.title} css={sectionStyle}>
      {story.paragraphs.slice(0, TURN).map((text) => (
        <p key={text} css={textStyle}>
          {text}
        </p>
      ))}
      <p css={pulledStyle}>{story.pulled}</p>
      {story.paragraphs.slice(TURN).map((text) => (
        <p key={text} css={textStyle}>
          {text}
        </p>
      ))}
    </TitledSection>
  );
}

/** The paragraphs before the turning point. */
const TURN = 2;

const sectionStyle = css(containerStyle, columns({ wide: '5fr 7fr' }), {
  columnGap: theme.space[12],
  paddingBlock: theme.space.section,
  '> :last-child': { marginBottom: 0 },
  [theme.media.wide]: { h2: { gridColumn: 1 } },
});

const textStyle = css({
  maxWidth: theme.width.prose,
  fontSize: theme.text.reading,
  [theme.media.wide]: { gridColumn: 2 },
});

const pulledStyle = css({
  alignSelf: 'start',
  marginBlock: theme.space[4],
  paddingLeft: theme.space[5],
  borderLeft: `${theme.space[1]} solid ${theme.colour.accent}`,
  color: theme.tint.strong,
  textWrap: 'balance',
  maxWidth: theme.width.prose,
  ...largeType(theme.text.quote, '-0.02em'),
  [theme.media.wide]: { gridArea: `${TURN} / 1 / span 9`, margin: 0 },
});
