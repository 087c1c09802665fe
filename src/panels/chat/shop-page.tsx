import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { columns } from '../../styles/columns';
import { largeType } from '../../styles/mixins';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import type { PanelOf } from '../../content/schemas/product/panel';
import { drawnButtonStyle } from '../parts/drawn-controls';

interface ShopPageProps {
  panel: PanelOf<'chat'>;
  /** The goods, side by side. */
  picture: ReactNode;
}

/** A shop's website: its name and menu, a headline with a button, and its goods with their prices. */
export function ShopPage({ panel, picture }: ShopPageProps) {
  return (
    <div css={pageStyle}>
      <div css={headStyle}>
        <strong>{panel.shop}</strong>
        <ul css={menuStyle}>
          {panel.menu.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      </div>
      <div css={wordsStyle}>
        <p css={headlineStyle}>{panel.headline}</p>
        <p>{panel.note}</p>
        <p css={shopButtonStyle}>{panel.button}</p>
      </div>
      <div css={goodsStyle}>
        <div css={pictureStyle}>{picture}</div>
        <ul css={pricesStyle}>
          {panel.goods.map(({ name, price }) => (
            <li key={name}>
              {name} <strong>{price}</strong>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The space at the page's edges, which grows with it. */
const EDGE = `clamp(${theme.space[4]}, 3.3cqi, ${theme.space[8]})`;

/** The chat’s width where it overlaps the page. */
export const CHAT = 'clamp(17rem, 40cqi, 29rem)';

/** The last row, the goods, takes the remaining height. */
const pageStyle = css({
  display: 'grid',
  gridTemplate: 'auto auto minmax(0, 1fr) / minmax(0, 1fr)',
});

const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `${theme.space[4]} ${EDGE}`,
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  strong: largeType(theme.text.title3),
});

const menuStyle = css(plainList, {
  display: 'none',
  [theme.container.medium]: { display: 'flex' },
  gap: theme.space[6],
});

/** Keeps content clear of the chat. */
const besideChat = {
  [theme.container.medium]: { marginRight: `calc(${CHAT} + ${EDGE})` },
};

const wordsStyle = css(besideChat, { padding: EDGE });

const headlineStyle = css(
  largeType(`clamp(${theme.text.title3}, 3.6cqi, ${theme.text.title2})`),
  { '&&': { maxWidth: '11em', marginBottom: theme.space[2] } },
);

const shopButtonStyle = css(drawnButtonStyle, {
  width: 'fit-content',
  '&&': { marginTop: theme.space[5] },
  padding: `${theme.space[2]} ${theme.space[5]}`,
});

const goodsStyle = css(besideChat, {
  display: 'grid',
  alignContent: 'start',
  padding: `0 ${EDGE} ${theme.space[6]}`,
  // The outcome overlaps this corner.
  [theme.container.medium]: { paddingBottom: theme.space[10] },
  [theme.container.wide]: { gridTemplateRows: '1fr auto' },
});

/** Cropped at its sides, so that each thing is over its price. */
const pictureStyle = css({
  overflow: 'hidden',
  borderRadius: theme.radius.medium,
  img: {
    width: '125%',
    maxWidth: 'none',
    margin: '0 -12.5%',
    borderRadius: 0,
    aspectRatio: '2',
    objectFit: 'cover',
    [theme.container.medium]: { aspectRatio: '4 / 3' },
    [theme.container.wide]: { aspectRatio: '2', height: '100%' },
  },
});

const pricesStyle = css(plainList, columns({ all: '1fr 1fr 1fr' }), {
  paddingTop: theme.space[3],
  textAlign: 'center',
  strong: { display: 'block' },
});
