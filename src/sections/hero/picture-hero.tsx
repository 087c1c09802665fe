import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { StatList } from '../../components/display/stats';
import { skyBand } from '../../components/media/landscape';
import { columns, containerStyle, onDarkStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { HeroWords } from './hero-words';

interface PictureHeroProps {
  hero: Queries.HeroFieldsFragment;
  /** Up to three, in one row on all screens. */
  stats: readonly Queries.StatFieldsFragment[];
  /** A picture, cut off at the horizon. */
  children: ReactNode;
}

/** A hero with words and a picture above the horizon, and figures below it. */
export function PictureHero({ hero, stats, children }: PictureHeroProps) {
  return (
    <div>
      <div css={skyBand}>
        <div css={columnsStyle}>
          <HeroWords hero={hero} css={wordsStyle} />
          {children}
        </div>
      </div>
      <div css={fieldStyle}>
        <StatList stats={stats} css={[statsStyle, onDarkStyle]} />
      </div>
    </div>
  );
}

const columnsStyle = css(containerStyle, columns('1fr', { wide: '5fr 8fr' }), {
  alignItems: 'end',
  gap: `${theme.space[8]} ${theme.space[12]}`,
  paddingTop: theme.space.hero,
});

const wordsStyle = css({
  [theme.media.wide]: { paddingBottom: theme.space[12] },
});

const fieldStyle = css({
  paddingBlock: theme.space[12],
  background: theme.colour.darkGround,
});

const statsStyle = css(containerStyle, columns('1fr 1fr 1fr'), {
  gap: theme.space[4],
  // Fits six characters into a third of the smallest phone.
  [theme.media.phone]: {
    fontSize: theme.text.small,
    '--stat-size': `min(${theme.text.stat}, 7.5vw)`,
  },
});
