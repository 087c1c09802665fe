import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Picture } from '../../components/media/picture';
import { Section } from '../../components/text/section';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment RestaurantStoryFields on RestaurantStory {
    title
    paragraphs
    image {
      ...PictureFields
    }
    imageAlt
  }
`;

interface StorySectionProps {
  story: Queries.RestaurantStoryFieldsFragment;
}

export function StorySection({ story }: StorySectionProps) {
  const { title, paragraphs, image, imageAlt } = story;
  return (
    <Section
      tone="dark"
      title={title}
      aside={
        image && (
          <Picture
            file={image}
            alt={imageAlt ?? title}
            sizes="(min-width: 62em) 35rem, 92vw"
          />
        )
      }
    >
      <div css={storyStyle}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

const storyStyle = css({
  maxWidth: theme.width.prose,
  fontSize: theme.text.reading,
  'p:last-child': { marginBottom: 0 },
});
