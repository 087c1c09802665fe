import { useId } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Picture } from '../../components/media/picture';
import { Section } from '../../components/text/section';
import { plainList, wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';

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
    categoriesNote
    dishes {
      ...DishFields
    }
  }
`;

interface MenuSectionProps {
  menu: Queries.RestaurantMenuFieldsFragment;
}

/** The category buttons show All as selected and do not filter (SPEC.md section 2, "Restaurant extras"): a note says so. */
export function MenuSection({ menu }: MenuSectionProps) {
  const noteId = useId();
  return (
    <Section id="menu" title={menu.title} text={menu.text}>
      <ul css={wrappingRow} aria-label="Menu categories">
        {menu.categories.map((category, index) => (
          <li key={category}>
            {/* Not aria-pressed: these buttons can't be pressed in or out. */}
            <button
              type="button"
              className="sample-choice"
              aria-current={index === 0 || undefined}
              aria-describedby={noteId}
            >
              {category}
            </button>
          </li>
        ))}
      </ul>
      <p id={noteId} css={noteStyle}>
        {menu.categoriesNote}
      </p>
      <ul css={dishesStyle}>
        {menu.dishes.map((dish) => (
          <Dish key={dish.name} dish={dish} />
        ))}
      </ul>
    </Section>
  );
}

const SIZES =
  '(min-width: 78em) 17rem, (min-width: 62em) 22vw, (min-width: 48em) 44vw, 90vw';

/** A dish as in a printed menu: the name, a row of dots, the price. */
function Dish({ dish }: { dish: Queries.DishFieldsFragment }) {
  const { name, desc, price, tag, category, image, imageAlt } = dish;
  return (
    <li>
      {image && <Picture file={image} alt={imageAlt ?? name} sizes={SIZES} />}
      <h3 css={nameStyle}>
        {name} <span>{price}</span>
      </h3>
      <p>{desc}</p>
      <p css={labelsStyle}>
        <em>{tag}</em> · {category}
      </p>
    </li>
  );
}

const noteStyle = css({
  margin: `${theme.space[3]} 0 ${theme.space[8]}`,
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
  [theme.media.print]: { display: 'none' },
});

const dishesStyle = css(plainList, {
  display: 'grid',
  columnGap: theme.space[8],
  rowGap: theme.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: { margin: 0, lineHeight: theme.leading.snug },
  img: { aspectRatio: '4 / 3', objectFit: 'cover' },
  [theme.media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const nameStyle = css({
  display: 'flex',
  // The price stands beside the last line of a long name.
  alignItems: 'last baseline',
  columnGap: theme.space[2],
  marginBottom: theme.space[2],
  // The dots take the room between name and price.
  span: {
    flex: 1,
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.space[2],
    color: theme.tint.strong,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      flex: 1,
      minWidth: theme.space[3],
      borderBottom: `${theme.thick} dotted ${theme.colour.line}`,
    },
  },
});

/** The selector outweighs that of the other paragraphs. */
const labelsStyle = css({
  '&&': { marginTop: theme.space[3] },
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
  em: { color: theme.tint.strong },
});
