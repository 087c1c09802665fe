import { type ReactNode, useId } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { BrowserBar } from '../../components/media/device-frame';
import { theme } from '../../styles/theme';
import { SampleStyle, sampleVariables } from '../preview/sample-style';

export const fragment = graphql`
  fragment RestaurantSampleFields on WebsiteTemplate {
    heroFrom
    heroTo
    restaurant {
      name
      cuisine
      city
      sample
    }
  }
`;

interface RestaurantWindowProps {
  template: Queries.RestaurantSampleFieldsFragment;
  children: ReactNode;
}

/** A browser window with the sample restaurant's sections, in the style sheets of its preview. */
export function RestaurantWindow({
  template: { restaurant, ...colours },
  children,
}: RestaurantWindowProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} css={windowStyle}>
      <SampleStyle layout="restaurant" />
      <BrowserBar id={labelId} css={barStyle}>
        {restaurant?.sample}
      </BrowserBar>
      <div
        className="sample"
        css={[sampleVariables(colours, 'restaurant'), siteStyle]}
      >
        <div className="sample-header">
          <strong className="sample-firm">{restaurant?.name}</strong>
          <span>
            {restaurant?.cuisine} · {restaurant?.city}
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
  containerType: 'inline-size',
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

/** Overrides the looks that components have on our own pages. */
const siteStyle = css({
  'h2, h3': { letterSpacing: 'normal' },
  img: { borderRadius: 0 },
  [theme.media.medium]: { '> section': { paddingBlock: theme.space[12] } },
  '.sample-header': {
    // The page has its own header.
    position: 'static',
    // In line with the sections.
    paddingInline: `max(${theme.space.gutter}, (100% - ${theme.width.page}) / 2)`,
  },
});
