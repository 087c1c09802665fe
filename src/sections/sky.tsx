import type { CSSProperties, ReactNode } from 'react';
import { css } from '@emotion/react';
import {
  type LandscapeView,
  Landscape,
  fieldHeight,
  skyGradient,
} from '../components/media/landscape';
import { columnStyle } from '../components/text/section';
import { theme } from '../styles/theme';

interface SkyProps {
  /** The view of the landscape. */
  view?: LandscapeView;
  /** Lets the sun rise while it is scrolled into view. */
  rising?: boolean;
  children: ReactNode;
}

/** Words in the sky over a landscape, beside it on wide screens. The field continues below, down to the footer. */
export function Sky({ view, rising, children }: SkyProps) {
  return (
    <div
      css={skyStyle}
      style={
        { '--field-height': fieldHeight(ART_WIDTH, view) } as CSSProperties
      }
      data-landscape
    >
      <div css={contentStyle} data-view={view}>
        <div css={wordsStyle}>{children}</div>
        <div css={artStyle}>
          <Landscape view={view} rising={rising} />
        </div>
      </div>
    </div>
  );
}

const ART_WIDTH = 'clamp(min(15rem, 62vw), 40vw, 30rem)';

const skyStyle = css({
  overflowX: 'clip',
  paddingTop: theme.space.section,
  // Down to the horizon.
  background: `${skyGradient} top / 100% calc(100% - var(--field-height) + ${theme.line}) no-repeat ${theme.colour.darkGround}`,
  [theme.media.forcedColours]: { paddingBottom: theme.space.section },
});

const contentStyle = css(columnStyle, {
  display: 'grid',
  columnGap: theme.space[8],
  [theme.media.wide]: { gridTemplateColumns: '1fr auto' },
  // Words over the sun.
  '&[data-view="sun"]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    textAlign: 'center',
    '> :first-of-type': { paddingBottom: theme.space[12] },
    ul: { justifyContent: 'center' },
  },
});

const wordsStyle = css({
  position: 'relative',
  maxWidth: theme.width.prose,
  paddingBottom: theme.space[8],
  [theme.media.wide]: {
    paddingBottom: `calc(var(--field-height) + ${theme.space[20]})`,
  },
});

const artStyle = css({
  width: ART_WIDTH,
  alignSelf: 'end',
  justifySelf: 'center',
});
