import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { columns, containerStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { HeroWords } from './hero-words';

interface PanelHeroProps {
  hero: Queries.HeroFieldsFragment;
  className?: string;
  /** The panel, a `figure`. */
  children: ReactNode;
}

/** The hero of a product: the words, and below them the product itself, on a ground of its tint. */
export function PanelHero(props: PanelHeroProps) {
  const { hero, className, children } = props;
  return (
    <div css={groundStyle} className={className}>
      <div css={panelHeroStyle}>
        <HeroWords hero={hero} actionsBeside />
        {children}
      </div>
    </div>
  );
}

const groundStyle = css({
  overflow: 'clip',
  background: theme.tint.soft,
});

const panelHeroStyle = css(containerStyle, columns(), {
  gap: theme.space[8],
  paddingBlock: `${theme.space.hero} ${theme.space[12]}`,
});
