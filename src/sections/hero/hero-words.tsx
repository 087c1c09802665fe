import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Actions } from '../../components/actions/actions';
import { Badge } from '../../components/display/badge';
import { RichParagraph } from '../../components/text/rich-text';
import { columns, leadStyle } from '../../styles/mixins';
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
  /** On wide screens puts the buttons beside the text, below a title as wide as the column. */
  split?: boolean;
  className?: string;
}

/** The words of a hero: badge, h1, text and buttons. Parents may set `--text-margin`, the space below the text. */
export function HeroWords({ hero, split, className }: HeroWordsProps) {
  const { badge, title, text, actions, note } = hero;
  return (
    <div css={[wordsStyle, split && splitStyle]} className={className}>
      {badge && (
        <p>{typeof badge === 'string' ? <Badge>{badge}</Badge> : badge}</p>
      )}
      <h1>{title}</h1>
      <RichParagraph css={textStyle}>{text}</RichParagraph>
      <Actions actions={actions} note={note} />
    </div>
  );
}

const wordsStyle = css({
  [theme.media.phone]: {
    'ul > li': { flexGrow: 1, '> a': { width: '100%' } },
  },
});

const textStyle = css(leadStyle, {
  marginBottom: `var(--text-margin, ${theme.space[8]})`,
});

const splitStyle = css({
  [theme.media.wide]: css(columns({ all: '7fr 5fr' }), {
    columnGap: theme.space[12],
    '> *': { gridColumn: 2 },
    // The title, and the badge before it.
    '> h1, > :has(+ h1)': { gridColumn: '1 / -1' },
    '> h1 + p': { gridColumn: 1, gridRow: 'span 2' },
    '--text-margin': 0,
  }),
});
