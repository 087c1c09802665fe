import { graphql } from 'gatsby';
import { Badge } from '../components/badge';
import { Card } from '../components/card';
import { Icon } from '../components/icon';
import { SiteLink } from '../components/site-link';
import { cardGrid } from '../styles/lists';

export const fragment = graphql`
  fragment ProductCardFields on Product {
    slug
    card {
      title
      outcomeHeadline
      description
      metric
      icon
      link
      status
    }
  }
`;

interface ProductGridProps {
  products: readonly Queries.ProductCardFieldsFragment[];
}

/** Product cards. Each is also the place that the footer's link to that product points at. */
export function ProductGrid({ products }: ProductGridProps) {
  return (
    <ul css={cardGrid}>
      {products.map(({ slug, card }) => (
        <Card key={slug} id={anchorOf(slug)}>
          <Icon name={card.icon} />
          <h3>{card.title}</h3>
          <p>
            <strong>{card.outcomeHeadline}</strong>
          </p>
          <p>{card.description}</p>
          <p>
            {card.metric}{' '}
            <Badge strong={card.status === 'Premium'}>{card.status}</Badge>
          </p>
          <SiteLink href={card.link}>See {card.title}</SiteLink>
        </Card>
      ))}
    </ul>
  );
}

/** SPEC.md section 2 calls SmartCall AI's place #smartcall; the others go by their slugs. */
function anchorOf(slug: string): string {
  return slug === 'smartcall-ai' ? 'smartcall' : slug;
}
