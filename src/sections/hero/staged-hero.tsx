import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { containerStyle, HeroEnd } from '../../components/text/section';
import { HeroWords } from './hero';
import { inkButton } from '../../styles/mixins';
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
      <div css={[stagedStyle, layout === 'wide' && wideStyle]}>
        <HeroWords hero={hero} />
        {children}
      </div>
      <HeroEnd />
    </div>
  );
}

const groundStyle = css({
  overflow: 'clip',
  background: theme.tint.soft,
  '> div > :first-of-type': inkButton,
});

/** Words and panel share their top edge. */
export const stagedStyle = css(containerStyle, {
  display: 'grid',
  gap: theme.space[16],
  paddingBlock: `clamp(${theme.space[8]}, 5vw, ${theme.space[20]}) ${theme.space[12]}`,
  h1: { fontSize: theme.text.titleLong },
  [theme.media.spacious]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: theme.space[12],
  },
});

/** The title beside text and buttons, which start above it and end level with it, over the panel as wide as the main column. */
const wideStyle = css({
  [theme.media.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[10],
    '> div:first-of-type': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: theme.space[12],
      gridTemplateRows: '1fr',
      '> *': { gridColumn: 2 },
      '> p:first-of-type': { gridColumn: 1, alignSelf: 'end' },
      h1: { gridColumn: 1, gridRow: '2 / 5', alignSelf: 'end', margin: 0 },
      'h1 + p': { gridRow: '1 / 3' },
      'ul, ul + p': { alignSelf: 'end' },
    },
  },
});
