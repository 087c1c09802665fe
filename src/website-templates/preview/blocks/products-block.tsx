import { css } from '@emotion/react';
import { theme } from '../../../styles/theme';
import { visuallyHidden } from '../../../styles/visually-hidden';
import {
  TABLET,
  buttonStyle,
  cardStyle,
  gridStyle,
  tagStyle,
} from '../preview-style';
import { BlockSection } from './block-section';
import type { BlockProps } from '../site';
import { priceStyle } from './card-blocks';
import { PRODUCT_SIZES } from '../parts/picture-sizes';
import { PreviewPicture } from '../parts/preview-picture';

/** Things for sale. The cart at the top of the page counts what is added to it. */
export function ProductsBlock({ block, dispatch }: BlockProps) {
  return (
    <BlockSection title={block.title}>
      <ul css={[gridStyle, productsStyle]}>
        {block.cards?.map(({ title, text, price, tag, image, imageAlt }) => (
          <li key={title} css={[cardStyle, productStyle]}>
            <PreviewPicture
              file={image}
              alt={imageAlt}
              sizes={PRODUCT_SIZES}
              css={pictureStyle}
            />
            {tag && (
              <p css={tagStyle} data-tag>
                {tag}
              </p>
            )}
            <h5>{title}</h5>
            {text && <p>{text}</p>}
            {price && (
              <p css={priceStyle} data-price>
                {price}
              </p>
            )}
            <button
              type="button"
              css={buttonStyle}
              onClick={() => dispatch({ type: 'buy' })}
            >
              {block.button} <span css={visuallyHidden}>{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** Two columns even on a phone, as in most shops. */
const productsStyle = css({
  gap: theme.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  [TABLET]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // Four in one row, so that none is left over.
    '&:has(> :nth-of-type(4):last-of-type)': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    },
  },
});

const productStyle = css({
  padding: theme.space[3],
  button: { alignSelf: 'stretch', paddingInline: theme.space[2] },
});

const pictureStyle = css({
  aspectRatio: '1',
  borderRadius: 'var(--preview-radius)',
});
