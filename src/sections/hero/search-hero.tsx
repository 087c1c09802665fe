import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { HeroEnd } from '../../components/hero-end';
import { fadingSkyStyle } from '../../components/media/landscape';
import { columns, containerStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { HeroWords } from './hero-words';

interface SearchHeroProps {
  hero: Queries.HeroFieldsFragment;
  children: ReactNode;
}

/** The hero, with the h1, of a page with a search. */
export function SearchHero({ hero, children }: SearchHeroProps) {
  return (
    <div css={fadingSkyStyle}>
      <div css={columnsStyle}>
        <HeroWords hero={hero} />
        {children}
      </div>
      <HeroEnd />
    </div>
  );
}

const columnsStyle = css(containerStyle, columns('1fr', { wide: '7fr 5fr' }), {
  gap: `${theme.space[6]} ${theme.space[16]}`,
  alignItems: 'end',
  paddingBlock: `${theme.space.hero} ${theme.space[10]}`,
});
