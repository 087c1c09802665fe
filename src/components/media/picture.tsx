import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { theme } from '../../styles/theme';
import { pictureData } from '../../content/picture-data';

// Uses only the data of gatsby-plugin-image: its components load react-dom/server in the browser and hide pictures
// until scripts run. gatsby-config.ts sets formats, quality and the widths of cards.
export const fragment = graphql`
  fragment PictureFields on File {
    childImageSharp {
      gatsbyImageData(width: 704)
    }
  }
`;

interface PictureProps {
  file: Queries.PictureFieldsFragment;
  alt: string;
  sizes: string;
  /** Whether the picture is above the fold, and so loaded eagerly. */
  priority?: boolean;
}

export function Picture({ file, alt, sizes, priority = false }: PictureProps) {
  const { images, width, height, backgroundColor } = pictureData(file, alt);
  return (
    <img
      src={images.fallback.src}
      srcSet={images.fallback.srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      // Not a style attribute, so that a page's styles are all in one place.
      css={[pictureStyle, { backgroundColor }]}
    />
  );
}

/** The address of a picture on this site, for structured data. Throws for a file that is not a picture. */
export function pictureAddress(file: Queries.PictureFieldsFragment): string {
  return pictureData(file, 'a file of data/').images.fallback.src;
}

const pictureStyle = css({
  width: '100%',
  marginBottom: theme.space[5],
  borderRadius: theme.radius.medium,
});
