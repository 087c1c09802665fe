import { css } from '@emotion/react';
import { metaStyle } from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import type { PanelOf } from '../../content/schemas/product/panel';
import { Bouquet } from './bouquet';

interface ShopPageProps {
  shop: string;
  items: PanelOf<'chat'>['shopItems'];
}

export function ShopPage({ shop, items }: ShopPageProps) {
  return (
    <div css={shopStyle}>
      <p css={nameStyle}>{shop}</p>
      <ul css={itemsStyle}>
        {items.map(({ name, price }, index) => (
          <li key={name}>
            <Bouquet index={index} />
            <strong>{name}</strong> <span css={metaStyle}>{price}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const shopStyle = css({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space[3],
});

const nameStyle = css({
  fontSize: theme.text.title4,
  fontWeight: 700,
  lineHeight: theme.leading.title,
  [theme.container.medium]: { fontSize: theme.text.title3 },
});

/** Three side by side; beside the chat the first is large, with two below it. */
const itemsStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[2],
  svg: { marginBottom: theme.space[2] },
  strong: { display: 'block', fontWeight: 600 },
  [theme.container.small]: {
    gap: theme.space[3],
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  },
  [theme.container.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '> :first-of-type': { gridColumn: '1 / -1' },
  },
});
