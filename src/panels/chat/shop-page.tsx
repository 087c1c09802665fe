import { css } from '@emotion/react';
import { largeType } from '../../styles/mixins';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import type { PanelOf } from '../../content/schemas/product/panel';
import { Bouquet } from './bouquet';

/** A shop's website. Its lower right corner is left free as far as `--chat` from the edge. */
export function ShopPage(shopPage: PanelOf<'chat'>) {
  const { shop, menu, headline, note, shopItems } = shopPage;
  return (
    <div>
      <div css={headStyle}>
        <strong>{shop}</strong>
        <ul css={menuStyle}>
          {menu.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      </div>
      <div css={[tintStyle('coral'), bannerStyle]}>
        <div>
          <p css={headlineStyle}>{headline}</p>
          <p css={noteStyle}>{note}</p>
        </div>
        <Bouquet index={0} />
      </div>
      <ul css={itemsStyle}>
        {shopItems.map(({ name, price }, index) => (
          <li key={name}>
            <Bouquet index={index + 1} />
            <strong>{name}</strong> <span>{price}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The space at the page's edges, which grows with it. */
const EDGE = `clamp(${theme.space[5]}, 3.3cqi, ${theme.space[8]})`;

/** The shop’s own face. */
const shopFace = { fontFamily: 'Georgia, serif', fontWeight: 400 };

const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `${theme.space[4]} ${EDGE}`,
  strong: { ...largeType(theme.text.title3), ...shopFace },
});

const menuStyle = css(plainList, {
  display: 'none',
  [theme.container.medium]: { display: 'flex' },
  gap: theme.space[6],
});

/** In the colours of its picture, which has no edge. */
const bannerStyle = css({
  display: 'grid',
  padding: `${theme.space[5]} var(--chat) 0 ${EDGE}`,
  background: theme.tint.line,
  svg: { width: 'min(100%, 20rem)', justifySelf: 'center', borderRadius: 0 },
  [theme.container.spacious]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
    alignItems: 'center',
    paddingTop: 0,
    svg: { width: '100%' },
  },
});

const headlineStyle = css(
  largeType(`clamp(${theme.text.titleText}, 3.1cqi, ${theme.text.quote})`),
  shopFace,
  { '&&': { textWrap: 'balance' } },
);

const noteStyle = css({
  display: 'inline-block',
  '&&': { marginTop: theme.space[3] },
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderRadius: theme.radius.round,
  background: theme.colour.surface,
  fontWeight: 600,
});

const itemsStyle = css(plainList, {
  display: 'none',
  [theme.container.medium]: { display: 'grid' },
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `clamp(${theme.space[4]}, 2cqi, ${theme.space[6]})`,
  padding: `${theme.space[5]} var(--chat) ${theme.space[20]} ${EDGE}`,
  svg: { marginBottom: theme.space[2] },
  strong: { display: 'block', fontWeight: 600 },
});
