import { css } from '@emotion/react';
import { Picture } from '../../components/media/picture';
import { columns, plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { GALLERY_SIZES } from '../page/gallery';

interface PhotographsProps {
  items: readonly Queries.GalleryItemFieldsFragment[];
}

/** Photographs of a firm, each with its name. One without a picture shows what it would. */
export function Photographs({ items }: PhotographsProps) {
  return (
    <ul css={listStyle}>
      {items.map(({ title, image, imageAlt }) => (
        <li key={title}>
          {image ? (
            <Picture file={image} alt={imageAlt} sizes={GALLERY_SIZES} />
          ) : (
            <p>{imageAlt}</p>
          )}
          <h3>{title}</h3>
        </li>
      ))}
    </ul>
  );
}

const listStyle = css(plainList, columns('1fr 1fr', { wide: '1fr 1fr 1fr' }), {
  gap: theme.space[4],
  img: {
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: theme.radius.medium,
  },
  h3: { margin: `${theme.space[2]} 0 0`, fontSize: theme.text.body },
});
