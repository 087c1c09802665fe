import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { columnStyle } from '../../components/text/section';
import { HeroWords } from './hero';
import { BLEED, besideColumn, layouts } from './stage-layouts';
import { HeroEnd } from '../../components/text/hero-end';

interface StagedHeroProps {
  hero: Queries.HeroFieldsFragment;
  /** Where the panel is on wide screens, as in the schema ProductLayout; on others it is below the words. */
  layout?: string | null;
  /** The panel, a `figure`. */
  children: ReactNode;
}

/** The hero of a product: the words, and with them the product itself, on a ground of its tint. */
export function StagedHero({ hero, layout, children }: StagedHeroProps) {
  return (
    <div css={groundStyle}>
      <div css={[stagedStyle, layouts[layout ?? '']]}>
        <HeroWords hero={hero} />
        <div css={stageStyle}>{children}</div>
      </div>
      <HeroEnd />
    </div>
  );
}

/** The main button is of ink here: the accent would drown in a tint. */
const groundStyle = (theme: Theme) =>
  css({
    overflow: 'clip',
    background: theme.tint.soft,
    '> div > :first-of-type': {
      '--action': theme.colour.text,
      '--actionEnd': theme.colour.text,
      '--onAction': theme.colour.page,
    },
    [theme.media.print]: { background: 'none' },
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
    minWidth: 0,
    [theme.media.wide]: {
      ...sizes('56rem', '33rem', '1'),
      width: `calc(100% + ${beside} + ${BLEED})`,
    },
    '@media (min-width: 120em)': sizes('64rem', '30rem', '1.35'),
  });
};
