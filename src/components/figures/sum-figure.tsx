import { css } from '@emotion/react';
import { SIGNS } from '../../content/constants';
import { columns, largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { FigureFrame, type FigureProps, STRONG_WEIGHT } from './figure-frame';

/** A calculation line by line, with its result below or beside it in the largest type of the article. */
export function SumFigure({ block, className }: FigureProps<'sum'>) {
  const { lines, result } = block;
  return (
    <FigureFrame block={block} className={className}>
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
  [theme.container.wide]: css(columns('1fr 1fr'), {
    columnGap: theme.space[16],
    alignItems: 'end',
  }),
});

const linesStyle = css({
  margin: `0 0 ${theme.space[3]}`,
  borderBottom: `${theme.stroke.thin} solid ${theme.tint.strong}`,
});

const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: theme.space[4],
  paddingBlock: theme.space[2],
  borderTop: theme.rule,
  dt: { flex: '1 1 7em' },
  dd: {
    marginLeft: 'auto',
    fontSize: theme.text.title3,
    fontWeight: STRONG_WEIGHT,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: theme.leading.title,
  },
});

const subtotalStyle = css({
  fontWeight: STRONG_WEIGHT,
  borderColor: theme.tint.strong,
});

const resultStyle = css({
  containerType: 'inline-size',
  margin: 0,
  fontSize: theme.text.lead,
  lineHeight: theme.leading.snug,
  color: theme.colour.textMuted,
  strong: css(
    // As wide as the column: a character of the widest results is about 0.65 em wide, 100 / 0.65 = 154.
    largeType('min(154cqi / max(6, var(--characters)), 11rem)', 'title'),
    {
      display: 'block',
      marginBottom: theme.space[2],
      lineHeight: theme.leading.tight,
      color: theme.tint.strong,
    },
  ),
});
