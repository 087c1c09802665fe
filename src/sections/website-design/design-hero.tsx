import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { StatList } from '../../components/cards/stats';
import { skyStyle } from '../../components/media/landscape';
import {
  columnStyle,
  onDarkStyle,
  splitStyle,
  HeroEnd,
} from '../../components/text/section';
import { HeroWords } from '../hero/hero';
import { theme } from '../../styles/theme';

interface DesignHeroProps {
  hero: Queries.HeroFieldsFragment;
  stats: readonly Queries.StatFieldsFragment[];
  /** Beside the words, on the horizon. */
  children: ReactNode;
}

/** A hero with words and designs in the sky, and figures in the field. */
export function DesignHero({ hero, stats, children }: DesignHeroProps) {
  return (
    <>
      <div css={[skyStyle, raisedStyle]}>
        <div css={rowStyle}>
          <HeroWords hero={hero} />
          {children}
        </div>
      </div>
      <div css={fieldStyle}>
        <StatList stats={stats} css={[statsStyle, onDarkStyle]} />
      </div>
      <HeroEnd />
    </>
  );
}

/** Designs overlap the field below. */
const raisedStyle = css({ position: 'relative', zIndex: 1 });

const rowStyle = css(splitStyle, {
  paddingTop: `clamp(${theme.space[8]}, 7vw, ${theme.space[24]})`,
  h1: { fontSize: theme.text.titleLong },
  [theme.media.phone]: { rowGap: theme.space[8] },
  // The front design reaches down into the field.
  '> :last-child': { marginBottom: `calc(-1 * ${theme.space[12]})` },
  [theme.media.wide]: {
    alignItems: 'start',
    '> div': { paddingBottom: `calc(2 * ${theme.space[20]})` },
    '> :last-child': { alignSelf: 'end' },
  },
});

const fieldStyle = css({
  paddingBlock: `${theme.space[20]} ${theme.space[12]}`,
  background: theme.colour.darkGround,
});

/** In one row, but on a phone in as many as they need. */
const statsStyle = css(columnStyle, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[8]} ${theme.space[6]}`,
  '> *': { flex: 'auto' },
  [theme.media.medium]: { '> *': { flex: '1 1 0' } },
});
