import { css } from '@emotion/react';
import { StatList } from '../../components/cards/stats';
import { skyStyle } from '../../components/media/landscape';
import {
  containerStyle,
  onDarkStyle,
  HeroEnd,
} from '../../components/text/section';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { HeroWords } from '../hero/hero';
import { FurrowArt, VanArt } from './van-art';

interface AboutHeroProps {
  hero: Queries.HeroFieldsFragment;
  stats: readonly Queries.StatFieldsFragment[];
}

/** A poster with the page's h1: words and van in the sky, figures and furrows in the field. */
export function AboutHero({ hero, stats }: AboutHeroProps) {
  return (
    <>
      <div css={skyStyle}>
        <div css={rowStyle}>
          <HeroWords hero={hero} css={wordsStyle} />
          <VanArt />
        </div>
      </div>
      <div css={fieldStyle}>
        <div css={[rowStyle, figuresRowStyle]}>
          <FurrowArt />
          <StatList stats={stats} css={[figuresStyle, onDarkStyle]} />
        </div>
      </div>
      <HeroEnd />
    </>
  );
}

/** Words and picture share a row on wide screens; the picture ends at the horizon. */
const rowStyle = css(containerStyle, columns({ wide: '6fr 7fr' }), {
  columnGap: theme.space[8],
  '> svg': { alignSelf: 'end' },
});

const wordsStyle = css({
  paddingBlock: `clamp(${theme.space[8]}, 7vw, ${theme.space[24]}) ${theme.space[10]}`,
  [theme.media.wide]: { paddingBottom: theme.space[20] },
});

const fieldStyle = css({ background: theme.colour.darkGround });

const figuresRowStyle = css({
  paddingBottom: theme.space[12],
  [theme.media.wide]: { '> svg': { order: 1, alignSelf: 'start' } },
});

const figuresStyle = css(columns({ all: '1fr 1fr' }), {
  gap: `${theme.space[6]} ${theme.space[8]}`,
  paddingTop: theme.space[8],
});
