import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { columnStyle } from '../../components/text/section';
import { HeroWords } from './hero';
import { besideColumn, layouts } from './stage-layouts';
import { HeroEnd } from '../../components/text/hero-end';
import { theme } from '../../styles/theme';

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
const groundStyle = css({
  overflow: 'clip',
  background: theme.tint.soft,
  '> div > :first-of-type': {
    '--action': theme.colour.text,
    '--actionEnd': theme.colour.text,
    '--onAction': theme.colour.page,
  },
});

/** Words and panel share their top edge. */
export const stagedStyle = css(columnStyle, {
  display: 'grid',
  gap: theme.space[16],
  paddingBlock: `clamp(${theme.space[8]}, 5vw, ${theme.space[20]}) ${theme.space[12]}`,
  h1: { fontSize: theme.text.titleLong },
  [theme.media.wide]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: theme.space[12],
  },
});

/** From this width on there is room for all of a panel beside the words. */
const WHOLE = '@media (min-width: 108em)';

/** How much of a panel is beyond the window’s right edge, with nothing in it. */
const CUT_OFF = theme.radius.medium;

const beyond = `calc(${besideColumn} + ${CUT_OFF})`;

/** On wide screens the panel runs off the window’s right edge. */
export const stageStyle = css({
  minWidth: 0,
  [theme.media.wide]: {
    marginRight: `calc(-1 * ${beyond})`,
    'figure > :first-of-type': { paddingRight: CUT_OFF },
    'figure > :last-of-type': { marginRight: beyond },
  },
  [WHOLE]: {
    width: '56rem',
    marginRight: 0,
    'figure > :first-of-type': { paddingRight: 0 },
    'figure > :last-of-type': { marginRight: 0 },
  },
});
