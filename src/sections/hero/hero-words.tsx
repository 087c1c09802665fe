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
  splitHead?: boolean;
  /** The second button looks like a link, so that the search beside it is the main control. */
  secondAsLink?: boolean;
  className?: string;
}

/**
 * The words of a hero: badge, h1, text and buttons. Parents may set `--title-size` and `--title-width` of the h1, and
 * `--text-margin`, the space between text and buttons.
 */
export function HeroWords(props: HeroWordsProps) {
  const { hero, splitHead, secondAsLink, className } = props;
  const { badge, title, text, actions, note } = hero;
  return (
    <div css={[wordsStyle, splitHead && splitStyle]} className={className}>
      {badge && (
        <p css={splitHead && wholeRowStyle}>
          {typeof badge === 'string' ? <Badge>{badge}</Badge> : badge}
        </p>
      )}
      <h1 css={[titleStyle, splitHead && wholeRowStyle]}>{title}</h1>
      <RichParagraph css={[textStyle, splitHead && besideActionsStyle]}>
        {text}
      </RichParagraph>
      <Actions actions={actions} note={note} secondAsLink={secondAsLink} />
    </div>
  );
}

const wordsStyle = css({ [theme.media.phone]: { '--actions-grow': 1 } });

const titleStyle = css({
  maxWidth: 'var(--title-width, none)',
  fontSize: `var(--title-size, ${theme.text.titleLong})`,
});

const textStyle = css(leadStyle, {
  marginBottom: `var(--text-margin, ${theme.space[8]})`,
  '&:last-child': { marginBottom: 0 },
});

const splitStyle = css({
  [theme.media.wide]: css(columns({ all: '7fr 5fr' }), {
    columnGap: theme.space[12],
    '--text-margin': 0,
  }),
});

const wholeRowStyle = css({ gridColumn: '1 / -1' });
/** Buttons and note are in the second column. */
const besideActionsStyle = css({ gridColumn: 1, gridRow: 'span 2' });
