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
    paragraphs
    people {
      ...AboutPeopleFields
    }
  }
`;

/** The story, beside its heading and first sentence. */
export function AboutStory(story: Queries.AboutStoryFieldsFragment) {
  return (
    <TitledSection title={story.title} css={sectionStyle}>
      {story.paragraphs.map((text, index) => (
        <p key={text} css={index === 0 ? firstStyle : textStyle}>
          {text}
        </p>
      ))}
    </TitledSection>
  );
}

const sectionStyle = css(containerStyle, columns({ wide: '5fr 7fr' }), {
  columnGap: theme.space[12],
  paddingBlock: theme.space.section,
  '> :last-child': { marginBottom: 0 },
});

const textStyle = css({
  maxWidth: theme.width.prose,
  fontSize: theme.text.reading,
  [theme.media.wide]: { gridColumn: 2 },
});

const firstStyle = css({
  ...largeType(theme.text.titleText, '-0.015em'),
  [theme.media.wide]: { gridArea: '2 / 1 / span 3' },
});
