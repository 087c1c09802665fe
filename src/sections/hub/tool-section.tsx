import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/links';
import { Section } from '../../components/text/section';
import { columns, largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { ThemedPicture } from '../shared/themed-picture';

export const fragment = graphql`
  fragment HubToolsFields on HubTools {
    title
    text
    items {
      colour
      title
      description
      link
      status
      value
    }
  }
`;

interface ToolSectionProps extends Queries.HubToolsFieldsFragment {
  /** A picture of a thing for each tool, in their order. */
  themedPicture: Queries.ThemedPictureFieldsFragment;
}

/** Each tool with its figure of the day, below its object in a picture. */
export function ToolSection(props: ToolSectionProps) {
  const { themedPicture, items, ...head } = props;
  // The right half, which only narrow screens show; the first picture's text describes both.
  const right = { ...themedPicture, alt: '' };
  return (
    <Section
      {...head}
      splitHead
      bleed={
        <div css={shelfStyle}>
          <ThemedPicture
            pictures={themedPicture}
            sizes={SIZES}
            css={leftStyle}
          />
          <ThemedPicture pictures={right} sizes={SIZES} css={rightStyle} />
          <ul>
            {items.map((item) => (
              <li key={item.title} css={tintStyle(item.colour ?? 'sage')}>
                <p css={valueStyle}>{item.value}</p>
                <h3>
                  <TitleLink cover href={item.link}>
                    {item.title}
                  </TitleLink>
                </h3>
                <p>
                  {item.description}
                  <small css={item.status === 'Premium' && premiumStyle}>
                    {item.status}
                  </small>
                </p>
              </li>
            ))}
          </ul>
        </div>
      }
    />
  );
}

/** On narrow screens each half of the picture is as wide as the window. */
const SIZES = '(min-width: 62em) 100vw, 200vw';

/** Below wide screens the picture’s halves are one above the other, each with four tools. */
const shelfStyle = css(columns({ all: '1fr 1fr 1fr 1fr' }), {
  '--edge': theme.space.gutter,
  columnGap: theme.space[1],
  paddingInline: 'var(--edge)',
  ul: { display: 'contents', listStyle: 'none' },
  li: {
    position: 'relative',
    gridRow: 4,
    paddingBlock: `${theme.space[3]} ${theme.space[6]}`,
    fontSize: theme.text.tiny,
    lineHeight: theme.leading.snug,
    ':nth-of-type(-n + 4)': { gridRow: 2 },
  },
  small: { display: 'block', fontSize: 'inherit' },
  'h3, p': { margin: 0 },
  h3: { fontSize: 'inherit', letterSpacing: theme.tracking.title },
  [theme.media.medium]: { li: { fontSize: theme.text.caption } },
  [theme.media.wide]: {
    // Edge and gap put each tool below its object in the picture.
    '--edge': '3.2vw',
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    columnGap: '1.5%',
    li: { gridRow: 2, paddingBottom: 0 },
  },
});

/** On wide screens the whole picture. */
const leftStyle = css({
  gridColumn: '1 / -1',
  marginInline: 'calc(-1 * var(--edge))',
  borderRadius: 0,
  '--aspect': '3.5',
  '--focal-point': '50% 95%',
  '--width': '200%',
  [theme.media.wide]: { '--aspect': '2.7', '--width': '100%' },
});

const rightStyle = css(leftStyle, {
  gridRow: 3,
  '--shift': '-100%',
  [theme.media.wide]: { display: 'none' },
});

const valueStyle = css(largeType(`min(${theme.text.stat}, 7.5vw)`, 'large'), {
  color: theme.tint.strong,
  [theme.media.wide]: { fontSize: `min(${theme.text.stat}, 3.4vw)` },
});

const premiumStyle = css({ fontWeight: 600, color: theme.colour.text });
