import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { css } from '@emotion/react';
import { Actions } from '../components/actions/button';
import { CheckList } from '../components/cards/card';
import { Section } from '../components/text/section';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';
import { MiniStage } from './mini-stage';

export const fragment = graphql`
  fragment PointsSectionFields on PointsSection {
    title
    text
    points
    action {
      ...ActionFields
    }
    minis
  }
`;

interface PointsSectionProps extends Pick<
  ComponentProps<typeof Section>,
  'id' | 'tone'
> {
  tint?: string;
  mirrored?: boolean;
  content: Queries.PointsSectionFieldsFragment;
}

/** A list of points with ticks, an optional button, and mini panels beside them. */
export function PointsSection({
  tint = 'sage',
  mirrored = false,
  content,
  ...rest
}: PointsSectionProps) {
  const { title, text, points, action, minis } = content;
  return (
    <Section
      {...rest}
      title={title}
      text={text}
      aside={minis && <MiniStage minis={minis} />}
      css={[tintStyle(tint), partsStyle, mirrored && mirroredStyle]}
    >
      <CheckList items={points} />
      {action && <Actions actions={[action]} secondary />}
    </Section>
  );
}

/** Phones omit the mini panels: the points say the same. */
const partsStyle = css({
  [theme.media.phone]: {
    '> div > :has(> [data-mini-stage])': { display: 'none' },
  },
});

const mirroredStyle = css({
  [theme.media.wide]: { '> div > :last-child': { order: -1 } },
});
