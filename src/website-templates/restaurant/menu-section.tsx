import { useId } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { SampleCard } from '../preview/blocks/card';

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

/** All is always selected: the category buttons must not filter (SPEC.md section 2), which a note tells visitors. */
export function MenuSection({ menu }: MenuSectionProps) {
  const noteId = useId();
  return (
    <Section id="menu" title={menu.title} text={menu.text}>
      <ul css={wrappingRow} aria-label="Menu categories">
        {menu.categories.map((category, index) => (
          <li key={category}>
            {/* Not aria-pressed, because these buttons don't toggle. */}
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
      <div className="sample-cards">
        <ul className="sample-list" data-count={menu.dishes.length}>
          {menu.dishes.map(({ name, desc, tag, category, ...dish }) => (
            <SampleCard
              key={name}
              heading="h3"
              card={{
                ...dish,
                title: name,
                text: desc,
                tag: `${tag} · ${category}`,
              }}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}

const noteStyle = css({
  margin: `${theme.space[3]} 0 ${theme.space[8]}`,
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
  [theme.media.print]: { display: 'none' },
});
