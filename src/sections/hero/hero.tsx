import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Actions } from '../../components/actions/button';
import { Badge } from '../../components/cards/badge';
import { fadingSkyStyle } from '../../components/media/landscape';
import { RichText } from '../../components/text/rich-text';
import {
  containerStyle,
  leadStyle,
  HeroEnd,
} from '../../components/text/section';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment HeroFields on Hero {
    badge
    title
    text
    actions {
      ...ActionFields
    }
    note
  }
`;

interface HeroProps {
  hero: Queries.HeroFieldsFragment;
  children: ReactNode;
}

/** The hero, with the h1, of a page with a search. */
export function Hero({ hero, children }: HeroProps) {
  return (
    <div css={fadingSkyStyle}>
      <div css={rowStyle}>
        <HeroWords hero={hero} />
        <div>{children}</div>
      </div>
      <HeroEnd />
    </div>
  );
}

interface HeroWordsProps {
  hero: Omit<Queries.HeroFieldsFragment, 'badge'> & {
    /** A string is shown as a badge. */
    badge: ReactNode;
  };
  /** Passed on by a parent's `css` prop. */
  className?: string;
}

/** The words of a hero: badge, h1, text and buttons. */
export function HeroWords({ hero, className }: HeroWordsProps) {
  const { badge, title, text, actions, note } = hero;
  return (
    <div css={wordsStyle} className={className}>
      {badge && (
        <p>{typeof badge === 'string' ? <Badge>{badge}</Badge> : badge}</p>
      )}
      <h1>{title}</h1>
      <p css={textStyle}>
        <RichText>{text}</RichText>
      </p>
      <Actions actions={actions} note={note} />
    </div>
  );
}

const wordsStyle = css({
  [theme.media.phone]: {
    'ul > li': { flexGrow: 1, '> a': { width: '100%' } },
  },
});

const textStyle = css(leadStyle, { marginBottom: theme.space[8] });

const rowStyle = css(containerStyle, columns({ wide: '7fr 5fr' }), {
  gap: `${theme.space[6]} ${theme.space[16]}`,
  alignItems: 'end',
  paddingBlock: `clamp(${theme.space[6]}, 5vw, ${theme.space[16]}) ${theme.space[10]}`,
  h1: { maxWidth: '11.3em', fontSize: theme.text.titleLong },
  // Aligns the end of the words with the end of the search.
  '> :first-of-type > :last-child': { marginBottom: 0 },
  '> :last-child': { [theme.media.print]: { display: 'none' } },
});
