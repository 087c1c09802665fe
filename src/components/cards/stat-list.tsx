import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { css } from '@emotion/react';
import { StatTile } from './stat-tile';

export const fragment = graphql`
  fragment StatFields on Stat {
    value
    label
    status
  }
`;

interface StatListProps extends ComponentProps<'dl'> {
  stats: readonly Queries.StatFieldsFragment[];
}

/** Figures with their labels; `css` sets the columns. */
export function StatList({ stats, ...rest }: StatListProps) {
  return (
    <dl css={listStyle} {...rest}>
      {stats.map((stat) => (
        <StatTile key={stat.label} {...stat} />
      ))}
    </dl>
  );
}

const listStyle = css({ margin: 0 });
