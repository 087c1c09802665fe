import { css } from '@emotion/react';
import { Picture } from '../../../components/media/picture';
import type { PreviewCard } from '../preview-fields';

interface PreviewPictureProps {
  of: Pick<PreviewCard, 'image' | 'imageAlt'>;
  /** The value of the `sizes` attribute. */
  sizes: string;
}

/** The `sizes` of a picture beside words. */
export const BESIDE = '(min-width: 62em) 50vw, (min-width: 48em) 40vw, 90vw';

/** The picture of a block or card. It covers its frame, whose shape layouts set; nothing without a picture. */
export function PreviewPicture({ of, sizes }: PreviewPictureProps) {
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
