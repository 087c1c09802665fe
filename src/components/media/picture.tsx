import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { pictureData } from './picture-data';

// Of gatsby-plugin-image only the data is used: its components bring react-dom/server to the browser and hide pictures
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
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** Whether it stands in a page's first view: it then loads first instead of when it comes near. */
  first?: boolean;
}

/** A picture of data/images in the formats and sizes that Gatsby made of it. Throws for a file that is no picture. */
export function Picture({ file, alt, sizes, first = false }: PictureProps) {
  const { images, width, height, backgroundColor } = pictureData(file, alt);
  return (
    // The colour is no style attribute: the page's security policy would have to name each by its hash.
    <picture css={[frameStyle, { '& > img': { backgroundColor } }]}>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        // No srcset of JPEGs: every browser that knows the colours of this site knows WebP.
        src={images.fallback.src}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        css={pictureStyle}
      />
    </picture>
  );
}

/** Takes a picture; gives its address on this site, for what names pictures without showing them. Throws for a file that is none. */
export function pictureAddress(file: Queries.PictureFieldsFragment): string {
  return pictureData(file, 'a file of data/').images.fallback.src;
}

/** As wide as its place from the start: in a flex box it would be as narrow as nothing until the picture arrives. */
const frameStyle = css({ display: 'block', width: '100%' });

const pictureStyle = (theme: Theme) =>
  css({
    width: '100%',
    marginBottom: theme.space[5],
    borderRadius: theme.radius.medium,
  });
