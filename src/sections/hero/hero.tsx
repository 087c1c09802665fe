import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Actions } from '../../components/actions/actions';
import { Badge } from '../../components/cards/badge';
import {
  columnStyle,
  leadStyle,
  splitStyle,
} from '../../components/text/section';

export const fragment = graphql`
  fragment HeroFields on Hero {
    badge
    title
    text
    actions {
      ...ActionFields
    }
  }
`;

interface HeroProps {
  hero: Queries.HeroFieldsFragment;
  /** What stands beside the text on wide screens, below it on others. */
  aside?: ReactNode;
  /** What stands below text and aside, as wide as the main column. */
  below?: ReactNode;
}

/** The hero of a page, with its h1. */
export function Hero({ hero, aside, below }: HeroProps) {
  return (
    <div css={heroBackground}>
      <div css={aside ? splitHeroStyle : heroStyle}>
        <HeroWords
          hero={hero}
          badge={hero.badge && <Badge>{hero.badge}</Badge>}
        />
        {aside && <div css={{ minWidth: 0 }}>{aside}</div>}
      </div>
      {below && <div css={belowStyle}>{below}</div>}
    </div>
  );
}

interface HeroWordsProps {
  hero: Pick<Queries.HeroFieldsFragment, 'title' | 'text' | 'actions'>;
  badge: ReactNode;
}

/** The words of a hero: a label over the h1, a text, buttons. */
export function HeroWords({ hero, badge }: HeroWordsProps) {
  return (
    <div css={wordsStyle}>
      {badge && <p>{badge}</p>}
      <h1>{hero.title}</h1>
      <p css={heroTextStyle}>{hero.text}</p>
      <Actions actions={hero.actions} />
    </div>
  );
}

/** Over what is drawn behind the panel. */
const wordsStyle = css({ position: 'relative', zIndex: 1 });

export const heroBackground = (theme: Theme) =>
  css({
    background: `linear-gradient(${theme.tint.soft}, ${theme.colour.page})`,
    // What stands beside the text may leave the page at the right.
    overflowX: 'clip',
    [theme.media.print]: { background: 'none' },
  });

export const heroStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    paddingBlock: `clamp(${theme.space[8]}, 7vw, ${theme.space[24]}) clamp(${theme.space[6]}, 7vw, ${theme.space[12]})`,
    h1: { maxWidth: '11.3em' },
  });

const splitHeroStyle = (theme: Theme) =>
  css(heroStyle(theme), splitStyle(theme), {
    h1: { maxWidth: '11.3em', fontSize: theme.text.titleLong },
    // Buttons below one another are equally wide.
    [theme.media.phone]: {
      '> div:first-of-type > ul > li': {
        flexGrow: 1,
        '> a': { width: '100%' },
      },
    },
  });

export const belowStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    paddingBottom: `clamp(${theme.space[4]}, 6vw, ${theme.space[12]})`,
  });

export const heroTextStyle = (theme: Theme) =>
  css(leadStyle(theme), { marginBottom: theme.space[8] });
