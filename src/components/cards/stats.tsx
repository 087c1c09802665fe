import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { css } from '@emotion/react';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { withWholeWords } from '../text/rich-text';

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

/** Figures with labels; `css` sets the columns. */
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

interface StatTileProps {
  /** A figure such as "98%". */
  value: string;
  label: string;
  /** A change such as "+12%". */
  change?: string;
  status?: string | null;
}

export function StatTile({ value, label, change, status }: StatTileProps) {
  return (
    <div css={tileStyle}>
      <dt>
        <FigureLabel label={label} status={status} />
      </dt>
      <dd>{value}</dd>
      {/* Comes last in the HTML, because tileStyle reverses the order. */}
      {change && <dd>{change}</dd>}
    </div>
  );
}

const tileStyle = css({
  // Reversed: a `dl` has its label first, but the figure is shown first.
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingTop: theme.space[4],
  borderTop: `${theme.line} solid ${theme.colour.line}`,
  dd: {
    margin: 0,
    ...largeType(theme.text.figure, '-0.03em'),
  },
  'dd + dd': {
    order: -1,
    fontFamily: theme.font.body,
    fontSize: theme.text.small,
    fontWeight: 600,
    letterSpacing: 'normal',
    color: theme.colour.success,
  },
  dt: { color: theme.colour.textMuted, lineHeight: theme.leading.snug },
});

interface FigureLabelProps {
  label: string;
  /** "aim" or "example"; none for a fact. */
  status: string | null | undefined;
}

export function FigureLabel({ label, status }: FigureLabelProps) {
  return (
    <>
      {withWholeWords(label)}
      {status && (
        <>
          {' '}
          <small>({status})</small>
        </>
      )}
    </>
  );
}
