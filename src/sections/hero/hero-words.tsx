import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Actions } from '../../components/actions/button';
import { Badge } from '../../components/cards/badge';
import { RichText } from '../../components/text/rich-text';
import { leadStyle } from '../../styles/layout';
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
