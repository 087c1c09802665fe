import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { visuallyHidden } from '../../../styles/visually-hidden';
import { StillLife } from '../art/still-life';
import { TABLET, miniButton, miniCard, miniGrid, miniTag } from '../mini-style';
import { Band } from './band';
import type { BlockProps } from './block';
import { priceStyle } from './card-blocks';

/** Things for sale. What is put into the basket is counted at the top of the page, which says so. */
export function ProductsBlock({ block, dispatch }: BlockProps) {
  return (
    <Band title={block.title}>
      <ul css={[miniGrid, shelfStyle]}>
        {block.cards?.map(({ title, text, price, tag }, number) => (
          <li key={title} css={[miniCard, goodsStyle]}>
            <StillLife number={number} />
            {tag && <p css={miniTag}>{tag}</p>}
            <h5>{title}</h5>
            {text && <p>{text}</p>}
            {price && <p css={priceStyle}>{price}</p>}
            <button
              type="button"
              css={miniButton}
              onClick={() => {
                dispatch({ type: 'buy' });
              }}
            >
              {block.button} <span css={visuallyHidden}>{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Two beside each other on a phone already, as shops have it. */
const shelfStyle = (theme: Theme) =>
  css({
    gap: theme.space[3],
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    [TABLET]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  });

const goodsStyle = (theme: Theme) =>
  css({
    padding: theme.space[3],
    button: { alignSelf: 'stretch', paddingInline: theme.space[2] },
    svg: { borderRadius: theme.radius.small },
  });
