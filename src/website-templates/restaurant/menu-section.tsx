import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Badge } from '../../components/cards/badge';
import { Picture } from '../../components/media/picture';
import { Section } from '../../components/text/section';
import { ToggleChip } from '../../components/controls/toggle-chip';
import { plainList, wrappingRow } from '../../styles/lists';

export const fragment = graphql`
  fragment DishFields on MenuItem {
    name
    desc
    price
    tag
    category
    image {
      ...PictureFields
    }
    imageAlt
  }
  fragment RestaurantMenuFields on RestaurantMenu {
    title
    text
    categories
    dishes {
      ...DishFields
    }
  }
`;

interface MenuSectionProps {
  menu: Queries.RestaurantMenuFieldsFragment;
}

/** The category buttons show All as selected and do not filter (SPEC.md section 2, "Restaurant extras"). */
export function MenuSection({ menu }: MenuSectionProps) {
  return (
    <Section id="menu" title={menu.title} text={menu.text}>
      <ul css={categoriesStyle} aria-label="Menu categories">
        {menu.categories.map((category, index) => (
          <li key={category}>
            <ToggleChip isPressed={index === 0}>{category}</ToggleChip>
          </li>
        ))}
      </ul>
      <ul css={dishesStyle}>
        {menu.dishes.map((dish) => (
          <Dish key={dish.name} dish={dish} />
        ))}
      </ul>
    </Section>
  );
}

/** Beside the text on wide screens, above it elsewhere. */
const SIZES = '(min-width: 62em) 14rem, (min-width: 48em) 45vw, 90vw';

/** A list item for a dish, set like a printed menu: the name, a row of dots, the price. */
function Dish({ dish }: { dish: Queries.DishFieldsFragment }) {
  const { name, desc, price, tag, category, image, imageAlt } = dish;
  return (
    <li css={image ? picturedStyle : undefined}>
      {image && <Picture file={image} alt={imageAlt ?? name} sizes={SIZES} />}
      <div>
        <h3 css={nameStyle}>
          {name} <span>{price}</span>
        </h3>
        <p css={textStyle}>{desc}</p>
        <p css={labelsStyle}>
          <Badge>{tag}</Badge> <span>{category}</span>
        </p>
      </div>
    </li>
  );
}

const categoriesStyle = (theme: Theme) =>
  css(wrappingRow(theme), { marginBottom: theme.space[6] });

const dishesStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    columnGap: theme.space[16],
    rowGap: theme.space[8],
    paddingTop: theme.space[8],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
    [theme.media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  });

const picturedStyle = (theme: Theme) =>
  css({
    [theme.media.wide]: {
      display: 'grid',
      columnGap: theme.space[6],
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    },
  });

const nameStyle = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.space[3],
    marginBottom: theme.space[2],
    fontSize: theme.text.title4,
    // The dots take the room between name and price.
    span: {
      flex: 1,
      display: 'flex',
      alignItems: 'baseline',
      gap: theme.space[3],
      color: theme.tint.strong,
      fontVariantNumeric: 'tabular-nums',
      '&::before': {
        content: '""',
        flex: 1,
        minWidth: theme.space[4],
        borderBottom: `${theme.thick} dotted ${theme.colour.line}`,
      },
    },
  });

const textStyle = (theme: Theme) =>
  css({ marginBottom: theme.space[3], color: theme.colour.textMuted });

const labelsStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space[3],
    margin: 0,
    fontSize: theme.text.small,
    color: theme.colour.textMuted,
  });
