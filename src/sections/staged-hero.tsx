import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Badge } from '../components/cards/badge';
import { columnStyle, onFieldStyle } from '../components/text/section';
import { HeroWords } from './hero';
import { StageArt } from './stage-art';

interface StagedHeroProps {
  hero: Queries.HeroFieldsFragment;
  /** What lies behind the panel: the kind of the panel, or the name of a page. */
  scene: string;
  /** Sets it on the dark field of the brand, as what people do for customers, instead of a product’s tint. */
  field?: boolean;
  /** The panel, a `figure`. */
  children: ReactNode;
}

/** The hero of a product: the words, and beside them the product itself, larger than the room it has. */
export function StagedHero({
  hero,
  scene,
  field = false,
  children,
}: StagedHeroProps) {
  return (
    <div css={field ? fieldStyle : groundStyle}>
      <div css={stagedStyle}>
        <div css={field ? onFieldStyle : undefined}>
          <HeroWords
            hero={hero}
            badge={hero.badge && <Badge>{hero.badge}</Badge>}
          />
        </div>
        <div css={stageStyle}>
          <StageArt scene={scene} />
          {children}
        </div>
      </div>
    </div>
  );
}

/** The panel's foot stands below the coloured ground. Nothing of the hero spills over what follows it. */
const groundStyle = (theme: Theme) =>
  css({
    // The ground ends above the caption, which has more lines where it is narrow.
    '--stage-base': '8rem',
    '@media (min-width: 75em)': { '--stage-base': theme.space[20] },
    '--stage-ground': theme.tint.soft,
    '--stage-disc': `light-dark(${theme.tint.line}, color-mix(in oklab, ${theme.tint.line} 55%, ${theme.tint.soft}))`,
    '--stage-furrow': `color-mix(in oklab, ${theme.tint.strong} 24%, ${theme.tint.line})`,
    background: `linear-gradient(var(--stage-ground), var(--stage-ground)) no-repeat 0 0 / 100% calc(100% - var(--stage-base) - ${theme.space[12]})`,
    overflow: 'clip',
    isolation: 'isolate',
    [theme.media.print]: { background: 'none' },
  });

const fieldStyle = (theme: Theme) =>
  css(groundStyle(theme), {
    '--stage-ground': theme.colour.field,
    '--stage-disc': theme.colour.lark,
    '--stage-furrow': theme.colour.furrow,
  });

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
      '> :first-of-type ul > li': { flexGrow: 1, '> a': { width: '100%' } },
    },
  });

/** How far a panel runs off the page. */
const BLEED = '4rem';

/** The width of the panel's column in a main column of full width. */
const COLUMN = '38.7rem';

/**
 * On wide screens the panel runs off the window’s right edge, until it is as wide as it needs to be. What must not be cut
 * off keeps `--panel-bleed` away from its right edge.
 */
export const stageStyle = (theme: Theme) => {
  const beside = `max(${theme.space.gutter}, (100vw - ${theme.width.page}) / 2)`;
  const sizes = (maxWidth: string, height: string, zoom: string) => ({
    maxWidth,
    '--panel-height': height,
    '--panel-zoom': zoom,
    '--panel-bleed': `calc(clamp(0rem, ${maxWidth} - ${COLUMN} - ${beside}, ${BLEED}) / ${zoom})`,
  });
  return css({
    position: 'relative',
    zIndex: 0,
    minWidth: 0,
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '-30% -15%',
      background: `radial-gradient(closest-side, light-dark(transparent, color-mix(in oklab, ${theme.tint.strong} 22%, transparent)), transparent)`,
    },
    [theme.media.wide]: {
      ...sizes('56rem', '33rem', '1'),
      width: `calc(100% + ${beside} + ${BLEED})`,
    },
    '@media (min-width: 75em)': sizes('56rem', '30rem', '1.2'),
    '@media (min-width: 120em)': sizes('64rem', '30rem', '1.35'),
  });
};
