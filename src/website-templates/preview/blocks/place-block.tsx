import { BESIDE, PreviewPicture } from '../parts/preview-picture';
import type { BlockProps } from '../site';
import { PlaceMap } from './place-map';
import { Rows } from './rows-block';

/** Where to find the firm: a picture or a map, beside it the address and other facts. */
export function PlaceBlock({ block }: BlockProps) {
  const { address, rows, image } = block;
  return (
    <>
      {image ? (
        <PreviewPicture of={block} sizes={BESIDE} />
      ) : (
        <div className="sample-picture">
          <PlaceMap />
        </div>
      )}
      <div>
        <p className="sample-address">{address}</p>
        {rows && rows.length > 0 && <Rows rows={rows} />}
      </div>
    </>
  );
}
