import { css } from '@emotion/react';
import { columns, largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { FigureFrame, type FigureProps } from './figure-frame';
import type { Sign } from '../../content/schemas/article-figures';

const SIGNS: Record<Sign, string> = {
  plus: '+',
  minus: '−',
  times: '×',
  'divided by': '÷',
  equals: '=',
};

/** A calculation line by line, with its result below or beside it in the largest type of the article. */
export function SumFigure({ block }: FigureProps<'sum'>) {
  const { lines, result } = block;
  return (
    <FigureFrame block={block}>
      <div css={sumStyle}>
        <dl css={linesStyle}>
          {lines.map(({ sign, label, value }, index) => (
            <div
              key={index}
              css={[lineStyle, sign === 'equals' && subtotalStyle]}
            >
              <dt>{label}</dt>
              <dd>
                <span>{sign && SIGNS[sign]}</span> {value}
              </dd>
            </div>
          ))}
        </dl>
        <p css={resultStyle} style={{ '--characters': result.value.length }}>
          <strong>{result.value}</strong> <span>{result.label}</span>
        </p>
      </div>
    </FigureFrame>
  );
}

const sumStyle = css({
  [theme.container.wide]: css(columns({ all: '1fr 1fr' }), {
    columnGap: theme.space[16],
    alignItems: 'end',
  }),
});

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

const resultStyle = css({
  containerType: 'inline-size',
  margin: 0,
  fontSize: theme.text.lead,
  lineHeight: theme.leading.snug,
  color: theme.colour.textMuted,
  strong: {
    display: 'block',
    marginBottom: theme.space[2],
    // About as wide as the column, in one line.
    ...largeType('min(154cqi / max(6, var(--characters)), 11rem)', '-0.02em'),
    lineHeight: theme.leading.tight,
    color: theme.tint.strong,
  },
});
