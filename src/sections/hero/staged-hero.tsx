import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { containerStyle, HeroEnd } from '../../components/text/section';
import { HeroWords } from './hero';
import { inkButton } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface StagedHeroProps {
  hero: Queries.HeroFieldsFragment;
  /** The position of the panel on wide screens (schema ProductLayout); on others it is below the words. */
  layout?: string | null;
  /** The panel, a `figure`. */
  children: ReactNode;
}

/** A product's hero: words and the product's panel, on a ground in its tint. */
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

/** Aligns the tops of words and panel. */
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

/** Stacks title, text with buttons, and panel, all as wide as the main column. */
const wideStyle = css({
  [theme.media.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[8],
    '> div:first-of-type': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: theme.space[12],
      '> *': { gridColumn: 2 },
      '> h1, > :has(+ h1)': { gridColumn: '1 / -1' },
      'h1 + p': { gridColumn: 1, gridRow: 'span 2', margin: 0 },
    },
  },
});
