import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { skyGradient } from '../../components/media/landscape';
import { columnStyle } from '../../components/text/section';
import { HeroWords } from './hero';
import { FigureArt, StageArt } from './stage-art';
import { BLEED, besideColumn, layouts, objectsStyle } from './stage-layouts';
import { HeroEnd } from '../../components/text/hero-end';

interface StagedHeroProps {
  hero: Queries.HeroFieldsFragment;
  /** What lies behind the panel: the kind of the panel, or the name of a page. */
  scene: string;
  /** Where the panel stands on wide screens, as in the schema ProductLayout; on others it is below the words. */
  layout?: string | null;
  /** The figure of the layout `figure`. */
  figure?: string;
  /** Sets it under the sky of the brand, as what people do for customers, instead of on a product’s tint. */
  sky?: boolean;
  /** The panel, a `figure`. */
  children: ReactNode;
}

/** The hero of a product: the words, and with them the product itself, larger than the room it has. */
export function StagedHero({
  hero,
  scene,
  layout,
  figure,
  sky = false,
  children,
}: StagedHeroProps) {
  return (
    <div
      css={[
        sky ? underSkyStyle : groundStyle,
        layout === 'objects' && objectsStyle,
      ]}
    >
      <div css={[stagedStyle, layouts[layout ?? '']]}>
        <HeroWords hero={hero} />
        {layout === 'figure' && figure && <FigureArt>{figure}</FigureArt>}
        <div css={[stageStyle, horizonStyle]}>
          <StageArt scene={scene} />
          {children}
        </div>
      </div>
      <HeroEnd />
    </div>
  );
}

/** Nothing of the hero spills over what follows it. */
const groundStyle = (theme: Theme) =>
  css({
    '--stage-disc': `light-dark(${theme.tint.line}, color-mix(in oklab, ${theme.tint.line} 55%, ${theme.tint.soft}))`,
    '--stage-furrow': `color-mix(in oklab, ${theme.tint.strong} 24%, ${theme.tint.line})`,
    background: theme.tint.soft,
    // A deeper one would lie on the page below.
    '--panel-shadow': theme.shadow.medium,
    // How far the panel reaches down over the end of the ground.
    '--stage-foot': theme.space[12],
    overflow: 'clip',
    isolation: 'isolate',
    [theme.media.print]: { background: 'none' },
  });

const underSkyStyle = (theme: Theme) =>
  css(groundStyle(theme), {
    background: skyGradient(theme),
    '--stage-disc': theme.colour.field,
    '--stage-end': theme.colour.field,
    '--panel-caption': theme.colour.onFieldMuted,
    '--stage-furrow': theme.colour.fieldLine,
  });

/** The coloured ground ends behind the panel; outcome and caption, however high they are, stand on the page. */
const horizonStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto',
    '> figure': {
      display: 'grid',
      gridTemplate: 'subgrid / minmax(0, 1fr)',
      gridRow: '1 / 3',
    },
    '&::before, > svg': { gridRow: '1 / 2' },
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      gridRow: '2 / 3',
      inset: 'calc(-1 * var(--stage-foot)) -200vw -100vh',
      background: `var(--stage-end, ${theme.colour.page})`,
      [theme.media.print]: { display: 'none' },
    },
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

/** The width of the panel's column in a main column of full width. */
const COLUMN = '38.7rem';

/**
 * On wide screens the panel runs off the window’s right edge, until it is as wide as it needs to be. What must not be cut
 * off keeps `--panel-bleed` away from its right edge.
 */
export const stageStyle = (theme: Theme) => {
  const beside = besideColumn(theme);
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
      inset: '-30% -15% 0',
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
