import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { columnStyle } from '../../components/text/section';
import { StatTile } from '../../components/cards/stat-tile';
import { smallCardGrid } from '../../styles/lists';

export const fragment = graphql`
  fragment StatTileFields on StatTile {
    value
    label
    change
  }
`;

interface StatTilesProps {
  stats: readonly Queries.StatTileFieldsFragment[];
  note: string;
}

export function StatTiles({ stats, note }: StatTilesProps) {
  return (
    <div css={columnStyle}>
      <dl css={smallCardGrid}>
        {stats.map(({ value, label, change }) => (
          <StatTile
            key={label}
            value={value}
            label={label}
            change={change}
            boxed
          />
        ))}
      </dl>
      <p css={noteStyle}>
        <small>{note}</small>
      </p>
    </div>
  );
}

const noteStyle = (theme: Theme) => css({ marginTop: theme.space[5] });
