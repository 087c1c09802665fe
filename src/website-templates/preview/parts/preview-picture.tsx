import { css } from '@emotion/react';
import { Picture } from '../../../components/media/picture';
import type { PreviewCard } from '../preview-fields';

/** The frame's width; the values after "auto" are for browsers without it. */
const FRAME_SIZES = 'auto, (min-width: 48em) 50vw, 100vw';

interface PreviewPictureProps {
  of: Pick<PreviewCard, 'image' | 'imageAlt'>;
  /** The `sizes` attribute, for frames that crop much of the picture's width. */
  sizes?: string;
}

/** The picture of a block or card, cropped to its frame, whose shape layouts set. Nothing without a picture. */
export function PreviewPicture({
  of,
  sizes = FRAME_SIZES,
}: PreviewPictureProps) {
  if (!of.image) return null;
  return (
    <div className="sample-picture" css={coverStyle}>
      <Picture file={of.image} alt={of.imageAlt ?? ''} sizes={sizes} />
    </div>
  );
}

// Overrides the margins and corners of `Picture`.
const coverStyle = css({
  img: { height: '100%', margin: 0, borderRadius: 0, objectFit: 'cover' },
});
