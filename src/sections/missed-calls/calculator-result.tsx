import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import type { LostRevenue, MissedCallInputs } from './lost-revenue';
import { formatPounds, formulaText } from './formula';

interface CalculatorResultProps {
  texts: Pick<
    Queries.MissedCallCalculatorFieldsFragment,
    'result' | 'formula' | 'estimate' | 'withoutScripts'
  >;
  inputs: MissedCallInputs;
  result: LostRevenue;
  /** The ids of the fields, separated by spaces. */
  fieldIds: string;
}

/** The result, announced when it changes, and the calculation behind it. */
export function CalculatorResult({
  texts,
  inputs,
  result,
  fieldIds,
}: CalculatorResultProps) {
  return (
    <div css={panelStyle}>
      <div css={amountStyle}>
        {/* The label is announced together with the amount. */}
        <output role="status" htmlFor={fieldIds} css={outputStyle}>
          <span>{texts.result}</span>{' '}
          {result.isKnown ? (
            <strong css={figureStyle}>{formatPounds(result.pounds)}</strong>
          ) : (
            <span css={figureStyle} data-missing>
              No estimate yet: a figure is missing or out of range.
            </span>
          )}
        </output>
        <p css={noteStyle}>{texts.estimate}</p>
      </div>
      <div css={formulaStyle}>
        <p>{texts.formula}</p>
        <p>{formulaText(inputs, result)}</p>
      </div>
      <noscript>
        <p css={noteStyle}>{texts.withoutScripts}</p>
      </noscript>
    </div>
  );
}

const panelStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space[5],
    padding: theme.space[6],
    background: theme.tint.soft,
    [theme.media.wide]: { padding: theme.space[8] },
    p: { margin: 0 },
  });

const amountStyle = (theme: Theme) =>
  css({ display: 'grid', gap: theme.space[2] });

const outputStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space[1],
    lineHeight: theme.leading.snug,
    fontWeight: 600,
  });

// As high with a message as with an amount, to prevent layout shift below.
const figureStyle = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'center',
    fontFamily: theme.font.display,
    fontSize: theme.text.figure,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 700,
    lineHeight: theme.leading.title,
    letterSpacing: '-0.02em',
    color: theme.tint.strong,
    minHeight: '1lh',
    '&[data-missing]': {
      height: `calc(${theme.text.figure} * ${theme.leading.title})`,
      fontFamily: theme.font.body,
      fontSize: theme.text.small,
      fontWeight: 400,
      letterSpacing: 'normal',
      lineHeight: theme.leading.snug,
      color: theme.colour.text,
    },
  });

const formulaStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gap: theme.space[2],
    paddingTop: theme.space[5],
    borderTop: `${theme.line} solid ${theme.tint.line}`,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    // Keeps room for long figures, which take more lines.
    'p:last-child': {
      minHeight: '3lh',
      [theme.media.medium]: { minHeight: '1lh' },
      [theme.media.wide]: { minHeight: '2lh' },
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 600,
    },
  });

const noteStyle = (theme: Theme) =>
  css({ fontSize: theme.text.small, color: theme.colour.textMuted });
