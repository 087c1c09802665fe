import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { ToggleChip } from '../../components/controls/toggle-chip';
import { plainList, wrappingRow } from '../../styles/lists';
import { Dish } from './dish';

export const fragment = graphql`
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
