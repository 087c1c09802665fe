import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
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
  actionsBeside?: boolean;
  className?: string;
}

/**
 * The words of a hero: badge, h1, text and buttons. Parents may set `--text-margin`, the space between text and buttons.
 */
export function HeroWords(props: HeroWordsProps) {
  const { hero, actionsBeside, className } = props;
  const { badge, title, text, actions, note } = hero;
  return (
    <div css={[wordsStyle, actionsBeside && besideStyle]} className={className}>
      {badge && (
        <p css={wholeRowStyle}>
          {typeof badge === 'string' ? <Badge>{badge}</Badge> : badge}
        </p>
      )}
      <h1 css={wholeRowStyle}>{title}</h1>
      <RichParagraph css={textStyle}>{text}</RichParagraph>
      <Actions actions={actions} note={note} />
    </div>
  );
}

const wordsStyle = css({ [theme.media.phone]: { '--actions-grow': 1 } });

// Without `actionsBeside` there is no grid, and places in it have no effect.
const wholeRowStyle = css({ gridColumn: '1 / -1' });

/** Buttons and note are in the second column. */
const textStyle = css(leadStyle, {
  gridColumn: 1,
  gridRow: 'span 2',
  marginBottom: `var(--text-margin, ${theme.space[8]})`,
  '&:last-child': { marginBottom: 0 },
});

const besideStyle = css({
  [theme.media.wide]: css(columns('7fr 5fr'), {
    columnGap: theme.space[12],
    '--text-margin': 0,
  }),
});
