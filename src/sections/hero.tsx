import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Actions } from '../components/actions';
import { Badge } from '../components/badge';
import { columnStyle } from '../components/section';

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
  children?: ReactNode;
}

/** The opening of a page, with its only h1. */
export function Hero({ hero, children }: HeroProps) {
  return (
    <div css={heroStyle}>
      {hero.badge && <Badge>{hero.badge}</Badge>}
      <h1>{hero.title}</h1>
      <p css={leadStyle}>{hero.text}</p>
      <Actions actions={hero.actions} />
      {children}
    </div>
  );
}

export const heroStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    paddingBlock: theme.space[16],
    h1: { maxWidth: '18ch' },
  });

export const leadStyle = (theme: Theme) =>
  css({
    fontSize: theme.text.lead,
    maxWidth: theme.width.prose,
    marginBottom: theme.space[6],
  });
