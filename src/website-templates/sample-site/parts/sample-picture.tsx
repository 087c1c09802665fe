import { Picture } from '../../../components/media/picture';
import type { SampleCardData } from '../sample-fields';

/** The frame's width; the values after "auto" are for browsers without it. */
const FRAME_SIZES = 'auto, (min-width: 48em) 50vw, 100vw';

interface SamplePictureProps {
  of: Pick<SampleCardData, 'image' | 'imageAlt'>;
  /** The `sizes` attribute, for frames that crop much of the picture's width. */
  sizes?: string;
}

/** The picture of a block or card, cropped to its frame, whose shape layouts set. Nothing without a picture. */
export function SamplePicture({ of, sizes = FRAME_SIZES }: SamplePictureProps) {
  if (!of.image) return null;
  return (
    <div className="sample-picture">
      <Picture file={of.image} alt={of.imageAlt ?? ''} sizes={sizes} />
    </div>
  );
}
