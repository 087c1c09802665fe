import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { columnStyle } from '../components/section';
import { wrappingRow } from '../styles/lists';

export const fragment = graphql`
  fragment TemplateNavigationFields on TemplateNavigation {
    label
    overview
    pages
    menu
    gallery
    reservations
    pricing
    faq
  }
`;

interface TemplateNavigationProps {
  labels: Queries.TemplateNavigationFieldsFragment;
  isRestaurant: boolean;
}

/** The places on a template's page; the restaurant has two more (SPEC.md section 2). */
export function TemplateNavigation({
  labels,
  isRestaurant,
}: TemplateNavigationProps) {
  const places = [
    'overview',
    'pages',
    ...(isRestaurant ? (['menu'] as const) : []),
    'gallery',
    ...(isRestaurant ? (['reservations'] as const) : []),
    'pricing',
    'faq',
  ] as const;
  return (
    <nav aria-label={labels.label} css={navStyle} data-sticky>
      <ul css={listStyle}>
        {places.map((place) => (
          <li key={place}>
            <a href={`#${place}`}>{labels[place]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const navStyle = (theme: Theme) =>
  css({
    background: theme.colour.page,
    borderBlock: `${theme.line} solid ${theme.colour.line}`,
    [theme.media.wide]: {
      position: 'sticky',
      top: theme.space[16],
      zIndex: theme.layer.sticky,
    },
  });

const listStyle = (theme: Theme) =>
  css(wrappingRow(theme), columnStyle(theme), {
    paddingBlock: theme.space[3],
    a: {
      display: 'block',
      paddingBlock: theme.space[1],
      marginRight: theme.space[3],
      color: theme.colour.text,
      fontWeight: 500,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
  });
