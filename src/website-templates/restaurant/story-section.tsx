import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Prose } from '../../components/text/prose';
import { Section } from '../../components/text/section';
import { palette } from '../../styles/palette';

export const fragment = graphql`
  fragment RestaurantStoryFields on RestaurantStory {
    title
    paragraphs
  }
`;

interface StorySectionProps {
  story: Queries.RestaurantStoryFieldsFragment;
}

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

/** The envelope with the first recipe, in the same colours in both themes. */
function StoryArt() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true" css={artStyle}>
      <path data-part="door" d="M214 22h116v218h-116z" />
      <path d="M230 40h36v76h-36zM278 40h36v76h-36z" />
      <circle data-part="warm" cx="226" cy="140" r="6" />
      <path d="M116 46l2 0l34 34h-4l-31-31l-31 31h-4z" />
      <path data-part="paper" d="M36 80h162v104h-162z" />
      <path d="M36 80h162l-81 62z M40 82l77 57l77-57z" />
      <circle data-part="warm" cx="117" cy="138" r="13" />
      <path d="M0 234h360v6h-360z" />
    </svg>
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

const artStyle = (theme: Theme) =>
  css({
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 2',
    borderRadius: theme.radius.large,
    background: theme.tint.soft,
    fill: palette.ink[950],
    '[data-part="door"]': { fill: palette.sage[500] },
    '[data-part="paper"]': { fill: theme.colour.onField },
    '[data-part="warm"]': { fill: theme.colour.action },
  });
