import { css } from '@emotion/react';
import { Picture } from '../../../components/media/picture';

interface PreviewPictureProps {
  file: Queries.PictureFieldsFragment | null;
  alt: string | null;
  /** The value of the `sizes` attribute. */
  sizes: string;
}

/** A picture that covers its frame, whose shape layouts set; nothing without a picture. */
export function PreviewPicture({ file, alt, sizes }: PreviewPictureProps) {
  if (!file) return null;
  return (
    <div className="sample-picture" css={coverStyle}>
      <Picture file={file} alt={alt ?? ''} sizes={sizes} />
    </div>
  );
}

// Outweighs what pictures look like elsewhere.
const coverStyle = css({
  img: { height: '100%', margin: 0, borderRadius: 0, objectFit: 'cover' },
});
