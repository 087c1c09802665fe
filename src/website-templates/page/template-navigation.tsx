import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { templateAnchors } from '../../content/anchors';
import { containerStyle, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';

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

/** Links to the sections of the page; a restaurant has two more. */
export function TemplateNavigation({
  labels,
  isRestaurant,
}: TemplateNavigationProps) {
  return (
    <nav aria-label={labels.label} css={navStyle} data-sticky>
      <ul css={[listStyle, isRestaurant && fadingStyle]}>
        {templateAnchors(isRestaurant).map((anchor) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{labels[anchor]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const navStyle = css({
  position: 'sticky',
  top: theme.space[16],
  // The header is 4 px less high on narrow screens.
  [theme.media.narrow]: { top: `calc(${theme.space[16]} - ${theme.space[1]})` },
  zIndex: theme.zIndex.sticky,
  background: theme.colour.page,
  borderBlock: theme.rule,
  [theme.media.low]: { position: 'static' },
});

/** A single row, which scrolls sideways on narrow screens. */
const listStyle = css(wrappingRow, containerStyle, {
  flexWrap: 'nowrap',
  gap: theme.space[1],
  marginInline: 'auto',
  padding: `${theme.space[2]} ${theme.space[1]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Highlights the section in view, in browsers that support it. Not in bold, which would move the other links.
  scrollTargetGroup: 'auto',
  a: {
    display: 'block',
    padding: `${theme.space[2]} ${theme.space[3]}`,
    borderRadius: theme.radius.small,
    color: theme.colour.text,
    fontWeight: 500,
    lineHeight: theme.leading.snug,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { background: theme.colour.sunken },
    '&:target-current': {
      background: theme.tint.soft,
      color: theme.tint.strong,
    },
  },
  [theme.media.phone]: { a: { paddingInline: theme.space[2] } },
  [theme.media.wide]: {
    // Aligns the first link's text, instead of its padding, with the column.
    'li:first-of-type': { marginLeft: `calc(-1 * ${theme.space[4]})` },
    flexWrap: 'wrap',
    overflowX: 'visible',
  },
});

/** Where the links are too many for a narrow screen. */
const fadingStyle = css({
  [theme.media.narrow]: {
    paddingRight: theme.space[10],
    scrollPaddingInline: `${theme.space[4]} ${theme.space[10]}`,
    maskImage: `linear-gradient(to left, transparent, black ${theme.space[10]})`,
  },
});
