import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { columnStyle } from '../components/section';

export const fragment = graphql`
  fragment StatFields on Stat {
    value
    label
  }
`;

interface StatListProps {
  stats: readonly Queries.StatFieldsFragment[];
}

/** Figures and what they count, side by side. */
export function StatList({ stats }: StatListProps) {
  return (
    <dl css={listStyle}>
      {stats.map(({ value, label }) => (
        <div key={label} css={statStyle}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const listStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    display: 'grid',
    gap: theme.space[6],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  });

export const statStyle = (theme: Theme) =>
  css({
    // The figure comes first for the eye, its label first for the ear.
    display: 'flex',
    flexDirection: 'column-reverse',
    dd: {
      margin: 0,
      fontFamily: theme.font.display,
      fontSize: theme.text.title2,
      lineHeight: 1.2,
    },
    dt: { color: theme.colour.textMuted },
  });
