import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { cardStyle } from './card';

interface StatTileProps {
  /** The figure as visitors read it, such as "98%". */
  value: string;
  /** What it counts. */
  label: string;
  /** How it has moved, such as "+12%". */
  change?: string;
  /** Stands in a box of its own instead of under a line. */
  boxed?: boolean;
}

/** A figure and what it counts; a group for use in a `dl`. */
export function StatTile({
  value,
  label,
  change,
  boxed = false,
}: StatTileProps) {
  return (
    <div css={boxed ? [cardStyle, tileStyle] : tileStyle}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {/* To the eye it comes last: tileStyle shows a tile from its end to its start. */}
      {change && <dd css={changeStyle}>{change}</dd>}
    </div>
  );
}

const tileStyle = (theme: Theme) =>
  css({
    // The figure comes first for the eye, its label first for the ear.
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingTop: theme.space[4],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
    dd: {
      margin: 0,
      fontFamily: theme.font.display,
      fontSize: theme.text.figure,
      fontWeight: 700,
      letterSpacing: '-0.03em',
      lineHeight: theme.leading.title,
    },
    dt: { color: theme.colour.textMuted, lineHeight: theme.leading.snug },
  });

const changeStyle = (theme: Theme) =>
  css({
    // Twice, to outdo the look that the tile gives a figure.
    '&&': {
      order: -1,
      fontFamily: theme.font.body,
      fontSize: theme.text.small,
      fontWeight: 600,
      letterSpacing: 'normal',
      color: theme.colour.success,
    },
  });
