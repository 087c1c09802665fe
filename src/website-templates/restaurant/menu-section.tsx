import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { cardGrid, wrappingRow } from '../../styles/lists';

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
    }
  }
`;

interface MenuSectionProps {
  menu: Queries.RestaurantMenuFieldsFragment;
}

/** The menu. Its category buttons show All as chosen and do not filter (SPEC.md section 2, "Restaurant extras"). */
export function MenuSection({ menu }: MenuSectionProps) {
  return (
    <Section id="menu" title={menu.title} text={menu.text}>
      <ul css={categoriesStyle} aria-label="Menu categories">
        {menu.categories.map((category, index) => (
          <li key={category}>
            <Button
              variant={index === 0 ? 'primary' : 'secondary'}
              aria-pressed={index === 0}
            >
              {category}
            </Button>
          </li>
        ))}
      </ul>
      <ul css={cardGrid}>
        {menu.dishes.map(({ name, desc, price, tag, category, image }) => (
          <Card key={name}>
            {image && (
              <Picture
                file={image}
                alt={name}
                sizes="(min-width: 62em) 22rem, 100vw"
              />
            )}
            <h3 css={dishStyle}>
              {name} <span>{price}</span>
            </h3>
            <p>{desc}</p>
            <p>
              <Badge>{tag}</Badge> <Badge>{category}</Badge>
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

const categoriesStyle = (theme: Theme) =>
  css(wrappingRow(theme), { marginBottom: theme.space[6] });

const dishStyle = (theme: Theme) =>
  css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.space[3],
    width: '100%',
    span: { color: theme.tint.strong },
  });
