import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import {
  MEDIUM,
  WIDE,
  metaStyle,
} from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import type { PaletteFamily } from '../../styles/palette';
import { tintStyle } from '../../styles/tint';
import type { PanelProps } from '../parts/panel-props';

interface ShopPageProps {
  shop: string | null;
  items: NonNullable<PanelProps['panel']['shopItems']>;
}

/** What the shop sells. */
export function ShopPage({ shop, items }: ShopPageProps) {
  return (
    <div css={shopStyle}>
      <p css={nameStyle}>{shop}</p>
      <ul css={itemsStyle}>
        {items.map(({ name, price }, index) => (
          <li key={name} css={itemStyle}>
            <Swatch index={index} />
            <span>
              <strong>{name}</strong> <span css={metaStyle}>{price}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const shopStyle = (theme: Theme) =>
  css({ display: 'grid', gap: theme.space[3] });

const nameStyle = (theme: Theme) =>
  css({
    fontFamily: theme.font.display,
    fontSize: theme.text.title4,
    fontWeight: 700,
    lineHeight: theme.leading.title,
  });

const itemsStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[2],
    strong: { display: 'block', fontWeight: 600 },
    [MEDIUM]: {
      gap: theme.space[3],
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  });

/** The text is beside the picture, or below it where goods stand side by side. */
const itemStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gridTemplateColumns: `${theme.space[20]} minmax(0, 1fr)`,
    alignItems: 'center',
    gap: theme.space[3],
    [MEDIUM]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: theme.space[1],
    },
  });

const families: PaletteFamily[] = ['coral', 'amber', 'sage', 'plum'];

/** A placeholder for a product's picture: a sun over a field, each in another tint. */
function Swatch({ index }: { index: number }) {
  return (
    <span
      aria-hidden="true"
      css={[
        tintStyle(families[index % families.length] ?? 'sage'),
        swatchStyle,
      ]}
    />
  );
}

const swatchStyle = (theme: Theme) =>
  css({
    display: 'block',
    aspectRatio: '2',
    borderRadius: theme.radius.small,
    background: `
      radial-gradient(ellipse 70% 80% at 20% 110%, ${theme.tint.line} 99%, transparent),
      radial-gradient(circle at 62% 56%, ${theme.tint.strong} 22%, transparent 23%),
      ${theme.tint.soft}`,
  });
