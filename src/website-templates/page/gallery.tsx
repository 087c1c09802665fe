import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Card } from '../../components/cards/card';
import { Picture } from '../../components/media/picture';
import { cardGrid, cardPictureSizes } from '../../styles/lists';
import { GalleryPlaceholder } from './gallery-placeholder';

export const fragment = graphql`
  fragment GalleryItemFields on GalleryItem {
    title
    imageAlt
    image {
      ...PictureFields
    }
  }
`;

interface GalleryProps {
  items: readonly Queries.GalleryItemFieldsFragment[];
  /** The template's two colours, as data/ names them. */
  colours: readonly [from: string, to: string];
}

/** Views of a template. Without a picture there is a placeholder, and the alternative text is shown. */
export function Gallery({ items, colours }: GalleryProps) {
  return (
    <ul css={galleryStyle}>
      {items.map(({ title, image, imageAlt }, index) => (
        <Card key={title}>
          {image ? (
            <Picture
              file={image}
              alt={imageAlt}
              sizes={cardPictureSizes(1.63)}
            />
          ) : (
            <GalleryPlaceholder
              imageAlt={imageAlt}
              index={index}
              colours={colours}
            />
          )}
          <h3>{title}</h3>
          {!image && <p>{imageAlt}</p>}
        </Card>
      ))}
    </ul>
  );
}

const galleryStyle = (theme: Theme) =>
  css(cardGrid(theme), {
    // Pictures nearly fill their cards.
    '> li': { padding: theme.space[3] },
    'h3, p': { marginInline: theme.space[2] },
    h3: { marginBottom: theme.space[1], fontSize: theme.text.title4 },
    p: {
      marginBottom: theme.space[2],
      fontSize: theme.text.small,
      lineHeight: theme.leading.snug,
      color: theme.colour.textMuted,
    },
    'li > :last-child': { marginBottom: theme.space[3] },
  });
