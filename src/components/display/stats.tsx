import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { columns, largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { withWholeWords } from '../text/rich-text';

export const fragment = graphql`
  fragment StatFields on Stat {
    value
    label
  }
`;

interface StatListProps extends ComponentProps<'dl'> {
  stats: readonly Queries.StatFieldsFragment[];
}

/**
 * Figures with labels. `css` sets the columns and may set `--stat-size` and `--stat-colour` of the figures (`cqi` is a
 * share of a figure's own column), and `--stat-line-colour` of the lines above them.
 */
export function StatList({ stats, ...rest }: StatListProps) {
  return (
    <dl css={listStyle} {...rest}>
      {stats.map((stat) => (
        <StatTile key={stat.label} {...stat} css={columnStyle} />
      ))}
    </dl>
  );
}

const listStyle = css({ margin: 0 });
const columnStyle = css({ containerType: 'inline-size' });

interface StatTileProps {
  value: string;
  label: string;
  /** A change such as "+12%". */
  change?: string;
  className?: string;
}

export function StatTile(props: StatTileProps) {
  const { value, label, change, className } = props;
  return (
    <div
      css={figureStyle}
      className={className}
      style={{ '--characters': longestWord(value) }}
    >
      <dt>{withWholeWords(label)}</dt>
      <dd>{value}</dd>
      {change && <dd>{change}</dd>}
    </div>
  );
}

/** The number of its characters, at least 4. */
const longestWord = (value: string) =>
  Math.max(4, ...value.split(/\s+/).map(({ length }) => length));

const figureStyle = css(columns(), {
  alignContent: 'start',
  paddingTop: theme.space[4],
  borderTop: `${theme.stroke.thin} solid var(--stat-line-colour, ${theme.colour.line})`,
  // A figure gets smaller rather than break.
  dd: css(
    largeType(
      `min(var(--stat-size, ${theme.text.stat}), 150cqi / var(--characters))`,
      'large',
    ),
    {
      margin: 0,
      color: 'var(--stat-colour, inherit)',
    },
  ),
  'dd + dd': {
    fontFamily: theme.font.body,
    fontSize: theme.text.small,
    fontWeight: 600,
    letterSpacing: 'normal',
    color: theme.colour.success,
  },
  // A `dl` has its label first, but the figure is shown first.
  dt: {
    gridRow: 2,
    color: theme.colour.textMuted,
    lineHeight: theme.leading.snug,
  },
});
