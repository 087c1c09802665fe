import { css } from '@emotion/react';
import { Picture } from '../../../components/media/picture';
import type { PreviewCard } from '../preview-fields';

/** The width of the frame, which only browsers without "auto" have to guess. */
const FRAME_SIZES = 'auto, (min-width: 48em) 50vw, 100vw';

interface PreviewPictureProps {
  of: Pick<PreviewCard, 'image' | 'imageAlt'>;
  /** The value of the `sizes` attribute, for a frame that crops much of the picture's width. */
  sizes?: string;
}

/** The picture of a block or card. It covers its frame, whose shape layouts set; nothing without a picture. */
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

// Overrides the styles of other pictures.
const coverStyle = css({
  img: { height: '100%', margin: 0, borderRadius: 0, objectFit: 'cover' },
});
