import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { containerStyle, TitledSection } from '../../components/text/section';
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

export function AboutStory(story: Queries.AboutStoryFieldsFragment) {
  return (
    <TitledSection title={story.title} css={sectionStyle}>
      <div css={storyStyle}>
        {story.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p css={pulledStyle}>{story.pulled}</p>
    </TitledSection>
  );
}

const sectionStyle = css(containerStyle, columns({ wide: '5fr 7fr' }), {
  gap: `${theme.space[8]} ${theme.space[12]}`,
  gridTemplateRows: 'auto 1fr',
  paddingBlock: theme.space.section,
  h2: { margin: 0 },
});

const storyStyle = css({
  maxWidth: theme.width.prose,
  fontSize: theme.text.reading,
  '> :last-child': { marginBottom: 0 },
  [theme.media.wide]: { gridArea: '1 / 2 / 3' },
});

const pulledStyle = css({
  alignSelf: 'start',
  margin: 0,
  paddingLeft: theme.space[5],
  borderLeft: `${theme.space[1]} solid ${theme.colour.accent}`,
  color: theme.tint.strong,
  ...largeType(theme.text.quote, '-0.02em'),
  textWrap: 'balance',
});
