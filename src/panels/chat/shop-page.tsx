import { css } from '@emotion/react';
import { largeType } from '../../styles/mixins';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import type { PanelOf } from '../../content/schemas/product/panel';
import { Bouquet } from './bouquet';

type ShopPageProps = Omit<PanelOf<'chat'>, 'dialogue'>;

/** A shop's website. Its lower right corner is left free as far as `--chat` from the edge. */
export function ShopPage({
  shop,
  menu,
  headline,
  note,
  shopItems,
}: ShopPageProps) {
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

/** The shop’s own face. */
const shopFace = { fontFamily: 'Georgia, serif', fontWeight: 400 };

const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `${theme.space[4]} ${theme.space[5]}`,
  strong: { ...largeType(theme.text.title3), ...shopFace },
  [theme.container.spacious]: {
    padding: `${theme.space[5]} ${theme.space[8]}`,
  },
});

const menuStyle = css(plainList, {
  display: 'none',
  [theme.container.medium]: { display: 'flex' },
  gap: theme.space[6],
});

/** In the colours of its picture, which has no edge. */
const bannerStyle = css({
  display: 'grid',
  padding: `${theme.space[5]} var(--chat) 0 ${theme.space[5]}`,
  background: theme.tint.line,
  svg: { width: 'min(100%, 20rem)', justifySelf: 'center', borderRadius: 0 },
  [theme.container.spacious]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
    alignItems: 'center',
    paddingBlock: 0,
    paddingLeft: theme.space[8],
    svg: { width: '100%' },
  },
});

const headlineStyle = css(largeType(theme.text.titleText), shopFace, {
  '&&': { textWrap: 'balance' },
  [theme.container.spacious]: { fontSize: theme.text.quote },
});

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
  gap: theme.space[4],
  padding: `${theme.space[5]} var(--chat) ${theme.space[20]} ${theme.space[5]}`,
  svg: { marginBottom: theme.space[2] },
  strong: { display: 'block', fontWeight: 600 },
  [theme.container.spacious]: {
    gap: theme.space[6],
    paddingLeft: theme.space[8],
  },
});
