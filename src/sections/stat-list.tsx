import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { StatTile } from '../components/cards/stat-tile';

export const fragment = graphql`
  fragment StatFields on Stat {
    value
    label
    status
  }
`;

interface StatListProps {
  stats: readonly Queries.StatFieldsFragment[];
}

/** Figures with their labels, in rows of equal length. */
export function StatList({ stats }: StatListProps) {
  return (
    <dl css={listStyle} data-columns={stats.length % 3 === 0 ? 3 : 4}>
      {stats.map((stat) => (
        <StatTile key={stat.label} {...stat} />
      ))}
    </dl>
  );
}

const listStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gap: `${theme.space[8]} ${theme.space[6]}`,
    margin: 0,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // A last single one takes the whole row.
    '> :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
    // Three short figures share a row on a phone.
    [theme.media.phone]: {
      '&[data-columns="3"]': {
        display: 'flex',
        flexWrap: 'wrap',
        '> *': { flex: 'auto' },
      },
    },
    [theme.media.medium]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '> :last-child:nth-of-type(odd)': { gridColumn: 'auto' },
      '&[data-columns="4"]': {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      },
    },
  });
