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

/** The story in two parts, each a large sentence with its paragraphs beside it: the problem, then the answer. */
export function AboutStory(story: Queries.AboutStoryFieldsFragment) {
  return (
    <TitledSection title={story.title} css={sectionStyle}>
      {story.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </TitledSection>
  );
}

const sectionStyle = css(containerStyle, columns({ wide: '5fr 7fr' }), {
  gap: `${theme.space[4]} ${theme.space[12]}`,
  alignItems: 'baseline',
  paddingBlock: theme.space.section,
  h2: { gridColumn: '1 / -1', fontSize: theme.text.title1 },
  p: { margin: 0, fontSize: theme.text.reading },
  'p:nth-of-type(3n + 1)': largeType(theme.text.titleText, '-0.015em'),
  'p:nth-of-type(4)': { marginTop: theme.space[8] },
  [theme.media.wide]: {
    h2: { maxWidth: '12em', marginBottom: theme.space[8] },
    p: { gridColumn: 2 },
    'p:nth-of-type(3n + 1)': { gridColumn: 1 },
    'p:first-of-type': { gridRow: '2 / span 2' },
  },
});
