import { css } from '@emotion/react';
import { PreviewPicture } from '../parts/preview-picture';
import { DESKTOP, TABLET } from '../preview-style';
import { BlockSection } from './block-section';
import { Rows } from './fact-blocks';
import { PlaceMap } from './place-map';
import type { BlockProps } from '../site';
import { theme } from '../../../styles/theme';

/** Where to find the firm: a picture or a map, beside it the address and what else helps. */
export function PlaceBlock({ block }: BlockProps) {
  const { title, address, rows, image, imageAlt } = block;
  return (
    <BlockSection title={title}>
      <div css={placeStyle}>
        {image ? (
          <PreviewPicture
            file={image}
            alt={imageAlt}
            sizes="(min-width: 48em) 50vw, 90vw"
          />
        ) : (
          <div data-picture>
            <PlaceMap />
          </div>
        )}
        <div>
          <p css={addressStyle}>{address}</p>
          {rows && rows.length > 0 && <Rows rows={rows} />}
        </div>
      </div>
    </BlockSection>
  );
}

const placeStyle = css({
  display: 'grid',
  gap: theme.space[5],
  '> [data-picture]': {
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    borderRadius: 'var(--preview-radius)',
  },
  [TABLET]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'center',
  },
  [DESKTOP]: { gap: theme.space[10] },
});

const addressStyle = css({
  marginBottom: theme.space[3],
  fontFamily: 'var(--preview-heading-font)',
  fontSize: theme.text.title3,
  fontWeight: 'var(--preview-heading-weight)',
  lineHeight: theme.leading.snug,
  textWrap: 'balance',
});
