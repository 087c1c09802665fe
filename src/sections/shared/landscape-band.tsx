import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  fieldHeight,
  Landscape,
  SKY_GRADIENT,
} from '../../components/media/landscape';
import { containerStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface LandscapeBandProps {
  /** Stands on the field, on wide screens beside the words: the logo's lark, or an element. By default nothing. */
  art?: ReactNode;
  children: ReactNode;
}

/** Words in the sky above a field, which continues down to the footer. */
export function LandscapeBand({ art, children }: LandscapeBandProps) {
  return (
    <div css={[skyStyle, art === 'lark' && larkSkyStyle]}>
      <div css={contentStyle}>
        <div css={wordsStyle}>{children}</div>
        {art === 'lark' ? (
          <div css={larkStyle}>
            <Landscape />
          </div>
        ) : (
          art
        )}
      </div>
    </div>
  );
}

const LARK_WIDTH = 'clamp(min(13rem, 62vw), 32vw, 24rem)';

const skyStyle = css({
  '--field-height': theme.space[20],
  overflowX: 'clip',
  paddingTop: theme.space.section,
  // The sky ends at the horizon; the field is below.
  background: `${SKY_GRADIENT} top / 100% calc(100% - var(--field-height) + ${theme.stroke.thin}) no-repeat ${theme.colour.darkGround}`,
  [theme.media.forcedColours]: { paddingBottom: theme.space.section },
});

const larkSkyStyle = css({ '--field-height': fieldHeight(LARK_WIDTH) });

const contentStyle = css(containerStyle, {
  display: 'grid',
  columnGap: theme.space[8],
  [theme.media.wide]: { gridTemplateColumns: '1fr auto' },
});

const wordsStyle = css({
  position: 'relative',
  maxWidth: theme.width.prose,
  paddingBottom: theme.space[8],
  '&:last-child': {
    paddingBottom: `calc(var(--field-height) + ${theme.space[16]})`,
  },
  [theme.media.wide]: {
    paddingBottom: `calc(var(--field-height) + ${theme.space[12]})`,
  },
});

const larkStyle = css({
  width: LARK_WIDTH,
  alignSelf: 'end',
  justifySelf: 'center',
});
