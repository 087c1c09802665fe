import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fadingSkyStyle } from '../../components/media/landscape';
import { columns, containerStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { HeroWords } from './hero-words';

interface PlainHeroProps {
  hero: Queries.HeroFieldsFragment;
  /** Beside the words on wide screens, such as a search. */
  children?: ReactNode;
}

/** A hero of words alone, or with a search. */
export function PlainHero({ hero, children }: PlainHeroProps) {
  return (
    <div css={fadingSkyStyle}>
      <div css={columnsStyle}>
        <HeroWords hero={hero} />
        {children}
      </div>
    </div>
  );
}

const columnsStyle = css(containerStyle, columns('1fr', { wide: '7fr 5fr' }), {
  gap: `${theme.space[6]} ${theme.space[16]}`,
  alignItems: 'end',
  paddingBlock: `${theme.space.hero} ${theme.space[10]}`,
});
