import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { theme } from '../../styles/theme';
import { pictureData } from './picture-data';

// Only the data of gatsby-plugin-image is used: its components load react-dom/server in the browser and hide pictures
// until scripts run. Formats, quality and the widths of cards are set in gatsby-config.ts.
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
  /** Whether it is above the fold: it is then loaded eagerly. */
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
      // Not a style attribute, so that all styles of a page are in one place.
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
