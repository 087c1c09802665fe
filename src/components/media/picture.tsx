import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
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

interface PictureProps extends ComponentProps<'img'> {
  file: Queries.PictureFieldsFragment;
  alt: string;
  sizes: string;
  /** Whether the picture is above the fold, and so loaded eagerly. */
  priority?: boolean;
}

export function Picture(props: PictureProps) {
  const { file, alt, priority = false, ...rest } = props;
  const { images, width, height, backgroundColor } = pictureData(file, alt);
  return (
    <img
      src={images.fallback.src}
      srcSet={images.fallback.srcSet}
      alt={alt}
      width={width}
      // A valid attribute; the picture’s room doesn’t need fractions.
      height={Math.round(height)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      // Not a style attribute, so that a page's styles are all in one place.
      css={{
        width: '100%',
        backgroundColor,
        // Of the alternative text where the picture can't be loaded.
        color: backgroundColor && (isPale(backgroundColor) ? 'black' : 'white'),
      }}
      {...rest}
    />
  );
}

/** Whether black is easier to read than white on a colour of six hexadecimal digits. */
function isPale(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] =
    hex.match(/[\da-f]{2}/gi)?.map((part) => parseInt(part, 16)) ?? [];
  return 0.3 * red + 0.6 * green + 0.1 * blue > 118;
}

/** The URL of a picture on this site, for structured data. Throws for a file that is not a picture. */
export function pictureUrl(file: Queries.PictureFieldsFragment): string {
  return pictureData(file, 'a file of data/').images.fallback.src;
}
