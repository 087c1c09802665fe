import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  fieldHeight,
  Landscape,
  SKIES,
  type Sun,
} from '../../components/media/landscape';
import { containerStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface LandscapeBandProps {
  sun?: Sun;
  children: ReactNode;
}

/** Words in the sky above a landscape, beside it on wide screens. The field continues down to the footer. */
export function LandscapeBand({ sun = 'logo', children }: LandscapeBandProps) {
  return (
    <div
      css={skyStyle}
      style={{
        '--art-width': sun === 'logo' ? LOGO_WIDTH : SUN_WIDTH,
        '--sky-gradient': SKIES[sun],
        '--field-height': fieldHeight('var(--art-width)', sun),
      }}
    >
      <div css={contentStyle}>
        <div css={wordsStyle}>{children}</div>
        <div css={[artStyle, sun !== 'logo' && sunStyle]}>
          <Landscape sun={sun} />
        </div>
      </div>
    </div>
  );
}

const LOGO_WIDTH = 'clamp(min(13rem, 62vw), 40vw, 30rem)';
/** Makes the sun about as high as the words beside it. */
const SUN_WIDTH = 'clamp(min(20rem, 88vw), 46vw, 40rem)';

const skyStyle = css({
  overflowX: 'clip',
  paddingTop: theme.space.section,
  // The sky ends at the horizon; the field is below.
  background: `var(--sky-gradient) top / 100% calc(100% - var(--field-height) + ${theme.stroke.thin}) no-repeat ${theme.colour.darkGround}`,
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
});

/** The suns reach to 2 of 28 units from the drawing's edge; the margin aligns them with the column. */
const sunStyle = css({
  justifySelf: 'end',
  marginInline: 'calc(var(--art-width) * -2 / 28)',
});
