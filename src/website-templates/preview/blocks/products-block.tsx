import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { visuallyHidden } from '../../../styles/visually-hidden';
import {
  TABLET,
  buttonStyle,
  cardStyle,
  fromColour,
  gridStyle,
  tagStyle,
  toColour,
} from '../preview-style';
import { BlockSection } from './block-section';
import type { BlockProps } from '../preview-fields';
import { priceStyle } from './card-blocks';

/** Things for sale. The basket at the top of the page counts what is added to it. */
export function ProductsBlock({ block, dispatch }: BlockProps) {
  return (
    <BlockSection title={block.title}>
      <ul css={[gridStyle, productsStyle]}>
        {block.cards?.map(({ title, text, price, tag }, number) => (
          <li key={title} css={[cardStyle, productStyle]}>
            <ProductArt number={number} />
            {tag && <p css={tagStyle}>{tag}</p>}
            <h5>{title}</h5>
            {text && <p>{text}</p>}
            {price && <p css={priceStyle}>{price}</p>}
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

/** Stands for a product's photograph: a plain shape on a shelf, in the template's colours. */
function ProductArt({ number }: { number: number }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" css={artStyle}>
      <rect width="160" height="120" data-ink="wall" />
      <rect y="92" width="160" height="28" data-ink="shelf" />
      <ellipse cx="80" cy="97" rx="34" ry="5" data-ink="shade" />
      <g data-ink={number % 2 === 0 ? 'one' : 'other'}>
        {shapes[number % shapes.length]}
      </g>
    </svg>
  );
}

const shapes = [
  // A mug.
  <>
    <path d="M54 44h46v44a8 8 0 0 1-8 8H62a8 8 0 0 1-8-8Z" />
    <path d="M100 54a14 14 0 0 1 0 28" data-line />
    <path d="M54 44h46v9H54Z" data-ink="rim" />
  </>,
  // A bowl.
  <>
    <path d="M40 58h80a40 36 0 0 1-26 34v4H66v-4a40 36 0 0 1-26-34Z" />
    <path d="M40 58h80l-2 8H42Z" data-ink="rim" />
  </>,
  // A jug.
  <>
    <path d="M62 28h30l8-4-4 16c14 22 14 46 4 56H58c-12-12-10-36 4-56Z" />
    <path d="M60 44c-20 2-20 30-4 34" data-line />
    <path d="M62 28h30l8-4-3 12H62Z" data-ink="rim" />
  </>,
  // A box with a lid.
  <>
    <path d="M50 52h60v44H50Z" />
    <path d="M46 42h68v12H46Z" data-ink="rim" />
  </>,
  // A bottle.
  <>
    <path d="M72 22h16v20c14 6 18 16 18 28v26H54V70c0-12 4-22 18-28Z" />
    <path d="M54 70h52v14H54Z" data-ink="rim" />
  </>,
  // A cone on a drum.
  <>
    <path d="M52 70h56v26H52Z" />
    <path d="M80 22l28 48H52Z" data-ink="rim" />
  </>,
];

/** Two columns even on a phone, as in most shops. */
const productsStyle = (theme: Theme) =>
  css({
    gap: theme.space[3],
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    [TABLET]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  });

const productStyle = (theme: Theme) =>
  css({
    padding: theme.space[3],
    button: { alignSelf: 'stretch', paddingInline: theme.space[2] },
    svg: { borderRadius: theme.radius.small },
  });

const artStyle = (theme: Theme) =>
  css({
    width: '100%',
    '[data-ink="wall"]': { fill: theme.tint.soft },
    '[data-ink="shelf"]': { fill: theme.tint.line },
    '[data-ink="shade"]': { fill: fromColour, fillOpacity: 0.28 },
    '[data-ink="one"]': { fill: toColour, stroke: toColour },
    '[data-ink="other"]': { fill: fromColour, stroke: fromColour },
    '[data-ink="rim"]': { fill: theme.colour.surface, fillOpacity: 0.28 },
    path: { stroke: 'none' },
    '[data-line]': { fill: 'none', stroke: 'inherit', strokeWidth: 7 },
  });
