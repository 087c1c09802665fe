import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { neutralButton } from '../../components/actions/button';
import { columns, containerStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { HeroWords } from './hero-words';

interface PanelHeroProps {
  hero: Queries.HeroFieldsFragment;
  /** Puts the panel below the words on wide screens, too. */
  panelBelow?: boolean;
  className?: string;
  /** The panel, a `figure`. */
  children: ReactNode;
}

/** The hero of a product: the words, and with them the product itself, on a ground of its tint. */
export function PanelHero(props: PanelHeroProps) {
  const { hero, panelBelow, className, children } = props;
  return (
    <div css={groundStyle} className={className}>
      <div css={[panelHeroStyle, panelBelow && panelBelowStyle]}>
        <HeroWords hero={hero} actionsBeside={panelBelow} css={neutralButton} />
        {children}
      </div>
    </div>
  );
}

const groundStyle = css({
  overflow: 'clip',
  background: theme.tint.soft,
});

/** Aligns the tops of words and panel. */
export const panelHeroStyle = css(containerStyle, columns(), {
  gap: theme.space[16],
  paddingBlock: `${theme.space.hero} ${theme.space[12]}`,
  [theme.media.spacious]: css(columns('5fr 7fr'), {
    gap: theme.space[12],
  }),
});

/** Title, text with buttons, and panel are below each other, all as wide as the main column. */
const panelBelowStyle = css({
  // On the right the corner snippet doesn't cover the application's navigation.
  '--corner-snippet-order': 1,
  [theme.media.wide]: css(columns(), { gap: theme.space[8] }),
});
