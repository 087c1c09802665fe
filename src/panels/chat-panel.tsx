import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { BrowserBar } from '../components/media/browser-bar';
import { Picture } from '../components/media/picture';
import type { ChatPanelData } from '../content/schemas/panels/chat-panel';
import { POTTERY_FONT } from '../styles/fonts';
import { columns, largeType, plainList, wrappingRow } from '../styles/mixins';
import { panelRow } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { ChatWindow } from './parts/chat-window';
import { drawnButtonStyle, drawnFieldStyle } from './parts/drawn-parts';

export const fragment = graphql`
  fragment ChatPictureFields on File {
    childImageSharp {
      gatsbyImageData(width: 1200, breakpoints: [400, 800])
    }
  }
`;

interface ChatPanelProps {
  panel: ChatPanelData;
  picture?: Queries.PictureFieldsFragment | null;
}

/** A shop's website as visitors see it: a headline with a button, the goods with their prices, and the open chat. */
export function ChatPanel({ panel, picture }: ChatPanelProps) {
  return (
    <>
      <BrowserBar aria-hidden css={browserStyle}>
        <span css={addressStyle}>{panel.address}</span>
      </BrowserBar>
      <div css={pageStyle}>
        <div css={headStyle}>
          <strong css={shopNameStyle}>{panel.shop}</strong>
          <ul css={wrappingRow}>
            {panel.menu.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </div>
        <div css={shopStyle}>
          <p css={headlineStyle}>{panel.headline}</p>
          <div css={panelRow}>
            <span css={drawnButtonStyle}>{panel.button}</span> {panel.note}
          </div>
          <div css={pictureStyle}>
            {picture && (
              <Picture
                priority
                file={picture}
                alt={panel.imageAlt}
                sizes={PICTURE_SIZES}
              />
            )}
          </div>
          <ul css={pricesStyle}>
            {panel.goods.map(({ name, price }) => (
              <li key={name}>
                {name} <strong css={priceStyle}>{price}</strong>
              </li>
            ))}
          </ul>
        </div>
        <div css={chatStyle}>
          <ChatWindow
            name={panel.shop}
            note="AI assistant"
            draft="Write a message"
            lines={panel.dialogue}
            customer="Visitor"
            business="Assistant"
          />
        </div>
      </div>
    </>
  );
}

/** A little more than half of the panel on wide screens, where it is cropped at its sides. */
const PICTURE_SIZES = '(min-width: 62em) min(61vw, 49rem), 92vw';

const faceStyle = css({
  fontFamily: POTTERY_FONT,
  fontWeight: 400,
});

const browserStyle = css({
  padding: `${theme.space[2]} ${theme.space[4]}`,
  background: theme.colour.sunken,
  borderBottom: theme.rule,
  color: theme.tint.line,
});

const addressStyle = css(drawnFieldStyle, {
  justifyContent: 'center',
  flex: '1 1 8rem',
  marginLeft: theme.space[2],
  background: theme.colour.surface,
});

/** In narrow windows the chat is below the goods. */
const pageStyle = css(columns(), {
  // The website of a customer, so it is light in both themes and has a typeface of its own.
  colorScheme: 'light',
  background: theme.colour.surface,
  color: theme.colour.text,
  [theme.container.wide]: columns('1fr clamp(17rem, 40cqi, 29rem)'),
});

const headStyle = css(wrappingRow, {
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `${theme.space[3]} ${theme.space[5]}`,
  borderBottom: theme.rule,
});

const shopNameStyle = css(largeType(theme.text.title2Small), faceStyle);

/** The picture takes the height that the chat leaves. */
const shopStyle = css(columns(), {
  gridTemplateRows: 'auto auto 1fr auto',
  gap: theme.space[3],
  padding: theme.space[5],
});

const headlineStyle = css(
  largeType(`clamp(${theme.text.title2}, 4.6cqi, ${theme.text.stat})`),
  faceStyle,
  { maxWidth: '9em' },
);

/** Cropped at its sides, so that each thing is over its price. */
const pictureStyle = css({
  overflow: 'hidden',
  borderRadius: theme.radius.medium,
  img: {
    width: '125%',
    maxWidth: 'none',
    height: '100%',
    marginInline: '-12.5%',
    aspectRatio: '2.6',
    objectFit: 'cover',
  },
});

const pricesStyle = css(plainList, columns('1fr 1fr 1fr'), {
  textAlign: 'center',
});

const priceStyle = css({ display: 'block' });

const chatStyle = css({
  display: 'grid',
  margin: `0 ${theme.space[3]} ${theme.space[12]}`,
  [theme.container.wide]: {
    // The corner panel overlaps the space below.
    margin: `${theme.space[4]} ${theme.space[4]} ${theme.space[12]} 0`,
    fontSize: theme.text.body,
  },
});
