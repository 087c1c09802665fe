import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Badge } from '../components/cards/badge';
import { columnStyle } from '../components/text/section';
import { HeroWords } from './hero';
import { StageArt } from './stage-art';

interface StagedHeroProps {
  hero: Queries.HeroFieldsFragment;
  /** What lies behind the panel: the kind of the panel, or the name of a page. */
  scene: string;
  /** The panel, a `figure`. */
  children: ReactNode;
}

/** The hero of a product: the words, and beside them the product itself, larger than the room it has. */
export function StagedHero({ hero, scene, children }: StagedHeroProps) {
  return (
    <div css={groundStyle}>
      <div css={stagedStyle}>
        <HeroWords
          hero={hero}
          badge={hero.badge && <Badge>{hero.badge}</Badge>}
        />
        <div css={stageStyle}>
          <StageArt scene={scene} />
          {children}
        </div>
      </div>
    </div>
  );
}

/** The panel's foot stands below the coloured ground. */
const groundStyle = (theme: Theme) => {
  const ground = `light-dark(${theme.tint.soft}, ${theme.colour.page})`;
  return css({
    '--stage-base': theme.space[20],
    background: `linear-gradient(${ground}, ${ground}) no-repeat 0 0 / 100% calc(100% - var(--stage-base) - ${theme.space[12]})`,
    overflowX: 'clip',
    [theme.media.print]: { background: 'none' },
  });
};

/** Words and panel share their top edge. */
export const stagedStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    display: 'grid',
    gap: theme.space[16],
    paddingBlock: `clamp(${theme.space[8]}, 5vw, ${theme.space[20]}) ${theme.space[12]}`,
    h1: { fontSize: theme.text.titleLong },
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: theme.space[12],
    },
    // Buttons below one another are equally wide.
    [theme.media.phone]: {
      '> :first-of-type > ul > li': { flexGrow: 1, '> a': { width: '100%' } },
    },
  });

/**
 * On wide screens the panel runs off the window’s right edge, until it is as wide as it needs to be. What must not be cut
 * off keeps `--panel-bleed` away from its right edge.
 */
export const stageStyle = (theme: Theme) => {
  const beside = `max(${theme.space.gutter}, (100vw - ${theme.width.page}) / 2)`;
  return css({
    position: 'relative',
    zIndex: 0,
    minWidth: 0,
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '-30% -15%',
      background: `radial-gradient(closest-side, light-dark(transparent, color-mix(in oklab, ${theme.tint.strong} 28%, transparent)), transparent)`,
    },
    [theme.media.wide]: {
      '--panel-height': '33rem',
      '--panel-bleed': `clamp(0rem, 17.3rem - ${beside}, 4rem)`,
      width: `calc(100% + ${beside} + 4rem)`,
      maxWidth: '56rem',
    },
    '@media (min-width: 75em)': {
      '--panel-zoom': '1.2',
      '--panel-height': '30rem',
      '--panel-bleed': `calc(clamp(0rem, 17.3rem - ${beside}, 4rem) / 1.2)`,
    },
  });
};
