import { graphql } from 'gatsby';
import { cardStyle } from '../../components/card';
import { columnStyle } from '../../components/section';
import { cardGrid } from '../../styles/lists';
import { statStyle } from '../stat-list';

export const fragment = graphql`
  fragment StatTileFields on StatTile {
    value
    label
    change
  }
`;

interface StatTilesProps {
  stats: readonly Queries.StatTileFieldsFragment[];
  /** The small print: no live data stands behind the tiles. */
  note: string;
}

/** The hub's figures with their change. */
export function StatTiles({ stats, note }: StatTilesProps) {
  return (
    <div css={columnStyle}>
      <dl css={cardGrid}>
        {stats.map(({ value, label, change }) => (
          <div key={label} css={[cardStyle, statStyle]}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {/* To the eye it comes last: statStyle shows a tile from its end to its start. */}
            <dd css={{ '&&': { fontSize: 'inherit', order: -1 } }}>{change}</dd>
          </div>
        ))}
      </dl>
      <p>
        <small>{note}</small>
      </p>
    </div>
  );
}
