import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Prose } from '../../components/text/prose';
import { Section } from '../../components/text/section';
import { StoryArt } from './story-art';

export const fragment = graphql`
  fragment RestaurantStoryFields on RestaurantStory {
    title
    paragraphs
  }
`;

interface StorySectionProps {
  story: Queries.RestaurantStoryFieldsFragment;
}

/** How the restaurant came to be: a narrow text that begins large. */
export function StorySection({ story }: StorySectionProps) {
  return (
    <Section tone="sunken" title={story.title} aside={<StoryArt />}>
      <div css={storyStyle}>
        <Prose>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </div>
    </Section>
  );
}

const storyStyle = (theme: Theme) =>
  css({
    paddingLeft: theme.space[6],
    borderLeft: `${theme.thick} solid ${theme.tint.strong}`,
    fontSize: theme.text.reading,
    'p:last-child': { marginBottom: 0 },
    'p:first-of-type': { fontSize: theme.text.lead },
    'p:first-of-type::first-line': {
      fontFamily: theme.font.display,
      fontSize: theme.text.titleText,
      fontWeight: 700,
    },
  });
