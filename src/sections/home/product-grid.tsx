import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Badge } from '../../components/cards/badge';
import { cardStyle } from '../../components/cards/card';
import { IconTile } from '../../components/cards/icon-tile';
import { cardGrid } from '../../styles/lists';
import { tintStyle } from '../../styles/tint';

export const fragment = graphql`
  fragment ProductCardFields on Product {
    slug
    moment {
      time
      title
      text
      mini {
        ...MiniPanelFields
      }
    }
    card {
      title
      outcomeHeadline
      description
      metric
      colour
      icon
      link
      status
    }
  }
`;

interface ProductGridProps {
  products: readonly Queries.ProductCardFieldsFragment[];
}

/** Product cards. Each has the anchor that the footer links to. */
export function ProductGrid({ products }: ProductGridProps) {
  return (
    <ul css={cardGrid}>
      {products.map(({ slug, card }) => (
        <li
          key={slug}
          id={anchorOf(slug)}
          css={[tintStyle(card.colour), cardStyle]}
        >
          <div css={headStyle}>
            <IconTile name={card.icon} />
            <Badge strong={card.status === 'Premium'}>{card.status}</Badge>
          </div>
          <h3>{card.title}</h3>
          <p css={outcomeStyle}>{card.outcomeHeadline}</p>
          <p>{card.description}</p>
          <p css={metricStyle}>{card.metric}</p>
          <ArrowLink href={card.link}>{`See ${card.title}`}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}

/** The slug, but for SmartCall AI, whose anchor is #smartcall (SPEC.md section 2). */
function anchorOf(slug: string): string {
  return slug === 'smartcall-ai' ? 'smartcall' : slug;
}

const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  width: '100%',
});

const outcomeStyle = (theme: Theme) =>
  css({
    fontSize: theme.text.title4,
    fontWeight: 600,
    lineHeight: theme.leading.snug,
  });

const metricStyle = (theme: Theme) =>
  css({
    marginTop: 'auto',
    color: theme.tint.strong,
    fontWeight: 600,
  });
