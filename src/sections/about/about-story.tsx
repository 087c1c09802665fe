import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { containerStyle, TitledSection } from '../../components/text/section';
import { columns } from '../../styles/columns';
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

/** The story, beside its heading. */
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
  columnGap: theme.space[12],
  paddingBlock: theme.space.section,
  '> p': { maxWidth: theme.width.prose, fontSize: theme.text.reading },
  '> p:first-of-type': { fontSize: theme.text.lead },
  '> :last-child': { marginBottom: 0 },
  [theme.media.wide]: { '> p': { gridColumn: 2 } },
});
