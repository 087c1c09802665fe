import type { ReactNode } from 'react';
import { useId } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { BrowserBar } from '../../components/media/browser-bar';
import { columnStyle } from '../../components/text/section';
import { theme } from '../../styles/theme';
import { osteriaColours, osteriaFace } from './osteria-style';

export const fragment = graphql`
  fragment RestaurantSampleFields on Restaurant {
    name
    cuisine
    city
    sample
  }
`;

interface SampleSiteProps {
  restaurant: Queries.RestaurantSampleFieldsFragment;
  children: ReactNode;
}

/** A browser window with the sample restaurant's sections, which have its colours and typeface instead of ours. */
export function SampleSite({ restaurant, children }: SampleSiteProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} css={windowStyle}>
      <BrowserBar id={labelId} css={barStyle}>
        {restaurant.sample}
      </BrowserBar>
      <div css={siteStyle}>
        <div css={mastheadStyle}>
          <strong>{restaurant.name}</strong>
          <span>
            {restaurant.cuisine} · {restaurant.city}
          </span>
        </div>
        {children}
      </div>
    </div>
  );
}

/** Wider than the main column, so that the sections in it line up with those of the page. */
const windowStyle = css({
  width: `min(100% - 2 * ${theme.space[2]}, ${theme.width.page} + 2 * ${theme.space[12]})`,
  marginInline: 'auto',
  border: `${theme.line} solid ${theme.colour.control}`,
  borderRadius: theme.radius.large,
  boxShadow: theme.shadow.large,
  // Unlike "hidden", it is no scroll container.
  overflow: 'clip',
  // A head alone would be left behind: Firefox keeps none with a form as high as a page.
  [theme.media.print]: { 'section:has(form)': { breakBefore: 'page' } },
});

const barStyle = css({
  gap: theme.space[4],
  padding: `${theme.space[3]} ${theme.space[5]}`,
  background: theme.colour.raised,
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  '&::before': { opacity: 0.5 },
});

const siteStyle = css(osteriaColours, {
  background: theme.colour.page,
  color: theme.colour.text,
  fontFamily: osteriaFace,
  'h2, h3': { fontFamily: osteriaFace, letterSpacing: 'normal' },
  h2: { fontWeight: 400 },
});

const mastheadStyle = css(columnStyle, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${theme.space[1]} ${theme.space[6]}`,
  paddingBlock: theme.space[8],
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  color: theme.colour.textMuted,
  strong: {
    color: theme.tint.strong,
    fontSize: theme.text.title2,
    fontWeight: 400,
    fontStyle: 'italic',
    lineHeight: theme.leading.title,
  },
});
