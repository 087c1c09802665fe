import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { css } from '@emotion/react';
import { StatTile } from './stat-tile';

export const fragment = graphql`
  fragment StatFields on Stat {
    value
    label
    status
  }
`;

interface StatListProps {
  stats: readonly Queries.StatFieldsFragment[];
  /** From the `css` of the parent: the columns. */
  className?: string;
  style?: CSSProperties;
}

/** Figures with their labels. */
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
