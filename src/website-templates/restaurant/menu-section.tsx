import { useId } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { columns, ruledList, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { ChoiceButton } from '../sample-site/parts/buttons';
import { SamplePicture } from '../sample-site/parts/sample-picture';

export const fragment = graphql`
  fragment RestaurantMenuFields on RestaurantMenu {
    title
    text
    categories
    categoriesNote
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

interface MenuSectionProps {
  menu: Queries.RestaurantMenuFieldsFragment;
}

/** All is always selected: the category buttons must not filter (docs/decisions.md), which a note tells visitors. */
export function MenuSection({ menu }: MenuSectionProps) {
  const noteId = useId();
  return (
    <Section id="menu" title={menu.title} text={menu.text}>
      <ul css={wrappingRow} aria-label="Menu categories">
        {menu.categories.map((category, index) => (
          <li key={category}>
            {/* Not aria-pressed, because these buttons don't toggle. */}
            <ChoiceButton
              aria-current={index === 0 || undefined}
              aria-describedby={noteId}
            >
              {category}
            </ChoiceButton>
          </li>
        ))}
      </ul>
      <p id={noteId} css={noteStyle}>
        {menu.categoriesNote}
      </p>
      <div css={cardStyle}>
        <ul css={dishesStyle}>
          {menu.dishes.map(({ name, desc, price, tag, category }) => (
            <li key={name}>
              <h3 css={nameStyle}>{name}</h3>
              <p css={nameStyle}>{price}</p>
              <p css={wordsStyle}>{desc}</p>
              <p css={tagStyle}>
                {tag} · {category}
              </p>
            </li>
          ))}
        </ul>
        <div css={picturesStyle}>
          {menu.dishes.map((dish) => (
            <SamplePicture key={dish.name} of={dish} />
          ))}
        </div>
      </div>
    </Section>
  );
}

const noteStyle = css({
  margin: `${theme.space[3]} 0 ${theme.space[6]}`,
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
  [theme.media.print]: { display: 'none' },
});

/** The dishes, with small pictures of some below, or beside them on wide screens. */
const cardStyle = css(columns('1fr', { wide: '7fr 2fr' }), {
  gap: `${theme.space[6]} ${theme.space[12]}`,
});

const dishesStyle = css(
  ruledList(theme.space[4]),
  columns('1fr', { medium: '1fr 1fr' }),
  {
    columnGap: theme.space[12],
    lineHeight: theme.leading.snug,
    li: columns('1fr auto'),
  },
);

const nameStyle = css({ margin: 0, fontSize: theme.text.title3 });
const wordsStyle = css({ gridColumn: '1 / -1', margin: 0 });
const tagStyle = css(wordsStyle, { fontSize: theme.text.small });

const picturesStyle = css({
  display: 'grid',
  gap: theme.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  [theme.media.wide]: { gridTemplateColumns: '1fr' },
});
