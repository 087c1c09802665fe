import { css } from '@emotion/react';
import { Picture } from '../../../components/media/picture';

interface PreviewPictureProps {
  file: Queries.PictureFieldsFragment | null;
  alt: string | null;
  /** The value of the `sizes` attribute. */
  sizes: string;
}

/** A picture that covers its frame, whose shape the class name sets; nothing without a picture. */
export function PreviewPicture({
  file,
  alt,
  sizes,
  ...rest
}: PreviewPictureProps & { className?: string }) {
  if (!file) return null;
  return (
    <div css={coverStyle} data-picture {...rest}>
      <Picture file={file} alt={alt ?? ''} sizes={sizes} />
    </div>
  );
}

const coverStyle = css({
  overflow: 'hidden',
  picture: { height: '100%' },
  img: { height: '100%', margin: 0, borderRadius: 0, objectFit: 'cover' },
});
