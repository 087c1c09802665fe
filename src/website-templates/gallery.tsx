import { graphql } from 'gatsby';
import { Card } from '../components/card';
import { Picture } from '../components/picture';
import { cardGrid } from '../styles/lists';

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
}

/** Six views of a template; one without a picture says in words what it will show. */
export function Gallery({ items }: GalleryProps) {
  return (
    <ul css={cardGrid}>
      {items.map(({ title, image, imageAlt }) => (
        <Card key={title}>
          {image && (
            <Picture
              file={image}
              alt={imageAlt}
              sizes="(min-width: 62em) 22rem, 100vw"
            />
          )}
          <h3>{title}</h3>
          {!image && <p>{imageAlt}</p>}
        </Card>
      ))}
    </ul>
  );
}
