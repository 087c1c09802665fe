import { css } from '@emotion/react';
import {
  FigureFrame,
  type FigureProps,
} from '../../../components/figures/figure-frame';
import { columns, largeType, plainList } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';

/** Numbers with bars to compare them; the last number is the result. */
export function BarsFigure({ block, className }: FigureProps<'bars'>) {
  const most = Math.max(1, ...block.bars.map(({ value }) => value));
  return (
    <FigureFrame block={block} className={className}>
      <ol css={barsStyle}>
        {block.bars.map(({ value, label }) => (
          <li key={label} style={{ '--share': value / most }}>
            <strong>{value}</strong> <span>{label}</span>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}

const barsStyle = css(plainList, columns('auto 1fr'), {
  gap: theme.space[4],
  li: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    rowGap: theme.space[1],
    alignItems: 'center',
  },
  strong: css(largeType(theme.text.stat, 'large'), {
    gridRow: 'span 2',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
  }),
  // The bar is a border, which also shows in forced colours and in print.
  'li::after': {
    content: '""',
    gridColumn: 2,
    width: 'calc(var(--share) * 100%)',
    borderTop: `${theme.space[4]} solid color-mix(in oklab, ${theme.tint.strong} 50%, ${theme.tint.line})`,
  },
  'li:last-of-type::after': { borderColor: theme.tint.strong },
  'li:last-of-type strong': { color: theme.tint.strong },
});
