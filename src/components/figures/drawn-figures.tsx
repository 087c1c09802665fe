import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { SIGNS } from '../../content/constants';
import type { BlockOf } from '../../content/schemas/blocks';
import { columns, largeType, plainList, smallPrint } from '../../styles/mixins';
import { theme } from '../../styles/theme';

type FigureKind = 'sum' | 'bars' | 'screens' | 'table';

export interface FigureProps<Kind extends FigureKind> {
  block: BlockOf<Kind>;
  className?: string;
}

interface FigureFrameProps extends FigureProps<FigureKind> {
  titleId?: string;
  children: ReactNode;
}

/** The frame of a figure: a title and small print. */
export function FigureFrame(props: FigureFrameProps) {
  const { block, titleId, className, children } = props;
  return (
    <figure css={figureFrameStyle} className={className}>
      <figcaption id={titleId} css={titleStyle}>
        {block.title}
      </figcaption>
      <div css={contentStyle}>{children}</div>
      {block.note && <p css={noteStyle}>{block.note}</p>}
    </figure>
  );
}

/** Between semibold and bold: stands out from the larger text of articles. */
export const STRONG_WEIGHT = 650;

export const figureFrameStyle = css({
  fontSize: theme.text.body,
  lineHeight: theme.leading.snug,
});

const titleStyle = css({
  marginBottom: theme.space[4],
  fontSize: theme.text.title3,
  fontWeight: 700,
  letterSpacing: '-0.015em',
  textAlign: 'start',
  textWrap: 'balance',
});

const contentStyle = css({ containerType: 'inline-size' });

const noteStyle = css(smallPrint, { margin: `${theme.space[4]} 0 0` });

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

/** The first screens of several websites on a phone. They are drawings: their buttons can't be pressed. */
export function ScreensFigure({ block, className }: FigureProps<'screens'>) {
  return (
    <FigureFrame block={block} className={className}>
      <ul css={screensStyle}>
        {block.screens.map((screen) => (
          <li key={screen.label}>
            <div
              css={[screenStyle, !screen.rows && !screen.button && emptyStyle]}
            >
              <small>{screen.label}</small>
              <strong>{screen.title}</strong>
              <p>{screen.text}</p>
              {screen.rows?.map((row) => (
                <span key={row}>{row}</span>
              ))}
              {screen.button && <b>{screen.button}</b>}
            </div>
            <p>{screen.outcome}</p>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

/** Side by side on phones, too, so their size and type shrink with the width. They are twice as high as wide. */
const screensStyle = css(plainList, {
  display: 'grid',
  gridTemplateRows: 'minmax(min(58cqi, 29rem), auto) auto',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 15rem)',
  justifyContent: 'space-between',
  columnGap: 'min(2.5cqi, 3rem)',
  fontSize: `clamp(0.75rem, 2.2cqi, ${theme.text.body})`,
  li: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  'li > p': {
    margin: `${theme.space[3]} 0 0`,
    fontWeight: STRONG_WEIGHT,
    textAlign: 'center',
  },
  // Highlights the last screen, the good example.
  'li:last-of-type': {
    '> p': { color: theme.tint.strong },
    b: { background: theme.tint.strong },
  },
});

const screenStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.6em',
  padding: '0.7em 0.55em',
  border: `0.35em solid ${theme.colour.bezel}`,
  borderRadius: '2em',
  background: theme.colour.surface,
  // The camera.
  '&::before': {
    content: '""',
    width: '28%',
    height: '0.45em',
    marginInline: 'auto',
    borderRadius: theme.radius.round,
    background: theme.colour.text,
  },
  small: {
    paddingBlock: '0.3em 0.6em',
    borderBottom: theme.rule,
    fontSize: 'inherit',
    fontWeight: 600,
  },
  strong: largeType('clamp(0.75rem, 3.7cqi, 1.75rem)', 'title'),
  p: { margin: 0 },
  span: {
    padding: '0.4em 0.7em',
    border: theme.tintRule,
    borderRadius: theme.radius.small,
    background: theme.tint.soft,
    color: theme.tint.strong,
    fontWeight: 600,
  },
  b: {
    marginTop: 'auto',
    padding: '0.6em 0.3em',
    borderRadius: theme.radius.round,
    background: theme.colour.text,
    color: theme.colour.page,
    fontWeight: 600,
    textAlign: 'center',
  },
});

/** A screen with nothing but words ends in a grey area, as if a picture were still loading. */
const emptyStyle = css({
  '&::after': { content: '""', flex: 1, background: theme.colour.line },
});
