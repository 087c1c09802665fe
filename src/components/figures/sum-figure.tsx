import type { CSSProperties } from 'react';
import { css } from '@emotion/react';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { FigureFrame, type FigureProps } from './figure-frame';
import { signOf } from './signs';

/** A calculation line by line, with the result below in the largest type of the article. */
export function SumFigure({ block }: FigureProps<'sum'>) {
  const { lines, result } = block;
  return (
    <FigureFrame block={block}>
      <dl css={linesStyle}>
        {lines.map(({ sign, label, value }, index) => (
          <div
            key={index}
            css={[lineStyle, sign === 'equals' && subtotalStyle]}
          >
            <dt>{label}</dt>
            <dd>
              <span>{signOf(sign)}</span> {value}
            </dd>
          </div>
        ))}
      </dl>
      <p
        css={resultStyle}
        style={{ '--characters': result.value.length } as CSSProperties}
      >
        <strong>{result.value}</strong> <span>{result.label}</span>
      </p>
    </FigureFrame>
  );
}

const linesStyle = css({
  margin: `0 0 ${theme.space[3]}`,
  borderBottom: `${theme.line} solid ${theme.tint.strong}`,
});

const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: theme.space[4],
  paddingBlock: theme.space[2],
  borderTop: `${theme.line} solid ${theme.colour.line}`,
  dt: { flex: '1 1 7em' },
  dd: {
    marginLeft: 'auto',
    fontSize: theme.text.title3,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: theme.leading.title,
  },
});

const subtotalStyle = css({
  fontWeight: 650,
  borderColor: theme.tint.strong,
});

/** The result is below the values, its label below theirs. */
const resultStyle = css({
  margin: 0,
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space[5],
  fontSize: theme.text.lead,
  lineHeight: theme.leading.snug,
  color: theme.colour.textMuted,
  span: { flex: `1 1 ${theme.width.narrow}` },
  strong: {
    marginLeft: 'auto',
    // The line above the result is as wide as the result.
    ...largeType('min(154cqi / max(7, var(--characters)), 11rem)', '-0.02em'),
    lineHeight: theme.leading.tight,
    color: theme.tint.strong,
  },
});
