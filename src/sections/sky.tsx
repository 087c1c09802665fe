import type { CSSProperties, ReactNode } from 'react';
import { css } from '@emotion/react';
import {
  type LandscapeView,
  Landscape,
  fieldHeight,
  skyGradient,
} from '../components/media/landscape';
import { containerStyle } from '../styles/layout';
import { theme } from '../styles/theme';

interface SkyProps {
  view?: LandscapeView;
  children: ReactNode;
}

/** Words in the sky above a landscape, beside it on wide screens. The field continues down to the footer. */
export function Sky({ view = 'logo', children }: SkyProps) {
  return (
    <div
      css={skyStyle}
      style={
        {
          '--art-width': ART_WIDTHS[view],
          '--field-height': fieldHeight('var(--art-width)', view),
        } as CSSProperties
      }
    >
      <div css={contentStyle} data-view={view}>
        <div css={wordsStyle}>{children}</div>
        <div css={artStyle}>
          <Landscape view={view} />
        </div>
      </div>
    </div>
  );
}

const ART_WIDTHS: Record<LandscapeView, string> = {
  logo: 'clamp(min(15rem, 62vw), 40vw, 30rem)',
  // About as high as the words.
  sun: 'clamp(min(20rem, 88vw), 46vw, 40rem)',
};

const skyStyle = css({
  overflowX: 'clip',
  paddingTop: theme.space.section,
  // The sky ends at the horizon; the field is below.
  background: `${skyGradient} top / 100% calc(100% - var(--field-height) + ${theme.line}) no-repeat ${theme.colour.darkGround}`,
  [theme.media.forcedColours]: { paddingBottom: theme.space.section },
});

const contentStyle = css(containerStyle, {
  display: 'grid',
  columnGap: theme.space[8],
  [theme.media.wide]: { gridTemplateColumns: '1fr auto' },
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
  width: 'var(--art-width)',
  alignSelf: 'end',
  justifySelf: 'center',
  // The sun's drawing has 2 of 28 units empty on each side; the margins align the sun itself with the column.
  '[data-view="sun"] > &': {
    justifySelf: 'end',
    marginInline: 'calc(var(--art-width) * -2 / 28)',
  },
});
