import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { theme } from '../../../styles/theme';
import { FigureFrame, type FigureProps } from './figure-frame';
import { signOf } from './signs';

export const fragment = graphql`
  fragment SumFigureFields on ArticleBlock {
    lines {
      sign
      label
      value
    }
    result {
      value
      label
    }
  }
`;

/** A calculation line by line, and its result in large type on the field. */
export function SumFigure({ block }: FigureProps) {
  const { lines, result } = block;
  return (
    <FigureFrame
      block={block}
      aside={
        <p css={resultStyle}>
          <strong>{result?.value}</strong> <span>{result?.label}</span>
        </p>
      }
    >
      <dl css={linesStyle}>
        {lines?.map(({ sign, label, value }, index) => (
          <div key={index} css={sign === 'equals' && subtotalStyle}>
            <dt>{label}</dt>
            <dd>
              <span>{signOf(sign)}</span> {value}
            </dd>
          </div>
        ))}
      </dl>
    </FigureFrame>
  );
}

const linesStyle = css({
  margin: 0,
  '> div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: theme.space[4],
    paddingBlock: theme.space[2],
    '& + div': { borderTop: `${theme.line} solid ${theme.colour.line}` },
  },
  dt: { flex: '1 1 7em' },
  dd: {
    marginLeft: 'auto',
    fontSize: theme.text.title3,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: theme.leading.title,
  },
  'dd > span': { color: theme.tint.strong },
});

/** A rule above it, as on paper. */
const subtotalStyle = css({
  fontWeight: 650,
  '&&': { borderTop: `${theme.thick} double ${theme.tint.strong}` },
});

const resultStyle = css({
  // Overrides the style of the article's paragraphs.
  '&&': {
    margin:
      'var(--figure-padding) calc(-1 * var(--figure-padding)) calc(-1 * var(--figure-padding))',
  },
  padding: 'var(--figure-padding)',
  background: theme.colour.field,
  color: theme.colour.onFieldMuted,
  strong: {
    display: 'block',
    fontFamily: theme.font.display,
    fontSize: theme.text.display,
    fontWeight: 700,
    lineHeight: theme.leading.tight,
    letterSpacing: '-0.03em',
    color: theme.colour.onField,
  },
  [theme.media.spacious]: {
    '&&': {
      gridColumn: 2,
      gridRow: '1 / span 3',
      margin: 'calc(-1 * var(--figure-padding))',
      marginLeft: 0,
    },
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    strong: { fontSize: theme.text.titleLong },
  },
  [theme.media.print]: { background: 'none' },
});
