import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ToggleButton } from '../../components/actions/button';
import { Picture } from '../../components/media/picture';
import { Section } from '../../components/text/section';
import { columns, ruledList, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment RestaurantMenuFields on RestaurantMenu {
    title
    text
    categories
    dishes {
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
  }
`;

/** All is always selected: the category buttons must not filter (docs/decisions.md). */
export function MenuSection({
  menu,
}: {
  menu: Queries.RestaurantMenuFieldsFragment;
}) {
  return (
    <Section id="menu" title={menu.title} text={menu.text}>
      <ul css={categoriesStyle} aria-label="Menu categories">
        {menu.categories.map((category, index) => (
          <li key={category}>
            <ToggleButton isPressed={index === 0} data-instant="">
              {category}
            </ToggleButton>
          </li>
        ))}
      </ul>
      <ul css={dishesStyle}>
        {menu.dishes.map((dish) => (
          <li key={dish.name}>
            {dish.image && (
              <Picture
                file={dish.image}
                alt={dish.imageAlt ?? ''}
                sizes={PICTURE_WIDTH}
              />
            )}
            <div css={wordsStyle}>
              <h3>{dish.name}</h3>
              <p>{dish.price}</p>
              <p>{dish.desc}</p>
              <p>{`${dish.tag} · ${dish.category}`}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const categoriesStyle = css(wrappingRow, { marginBottom: theme.space[6] });

const PICTURE_WIDTH = '8rem';

const dishesStyle = css(
  ruledList(theme.space[4]),
  columns('1fr', { medium: '1fr 1fr' }),
  {
    columnGap: theme.space[12],
    lineHeight: theme.leading.snug,
    li: { display: 'flex', gap: theme.space[4] },
    img: {
      flex: 'none',
      alignSelf: 'start',
      width: `min(${PICTURE_WIDTH}, 30%)`,
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: theme.radius.small,
    },
  },
);

const wordsStyle = css(columns('1fr auto'), {
  flex: 1,
  alignContent: 'start',
  alignItems: 'baseline',
  '> *': { margin: 0 },
  'h3, h3 + p': { fontSize: theme.text.title3 },
  'p + p': { gridColumn: '1 / -1' },
  'p:last-of-type': {
    marginTop: theme.space[1],
    fontSize: theme.text.small,
    color: theme.colour.textMuted,
  },
});
