import type { CSSProperties } from 'react';
import { css } from '@emotion/react';
import { useJustChanged } from '../../components/controls/field';
import { formatPounds } from '../../content/format';
import { largeType } from '../../styles/mixins';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import type { LostRevenue, MissedCallInputs } from './lost-revenue';
import { formulaText } from './formula';

interface CalculatorResultProps {
  texts: Queries.MissedCallCalculatorFieldsFragment;
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
  const amount = result.isKnown && formatPounds(result.pounds);
  const isChanging = useJustChanged(amount || '');
  return (
    <div css={resultStyle}>
      <div css={sumStyle}>
        {/* The label is announced together with the amount. */}
        <output
          role="status"
          aria-busy={isChanging}
          htmlFor={fieldIds}
          css={outputStyle}
        >
          <span>{texts.result}</span>{' '}
          {amount ? (
            <strong
              css={figureStyle}
              style={{ '--letters': amount.length } as CSSProperties}
            >
              {amount}
            </strong>
          ) : (
            <span css={messageStyle}>
              No estimate yet: a figure is missing or out of range.
            </span>
          )}
        </output>
        <p>{formulaText(inputs, result)}</p>
      </div>
      <div css={groundsStyle}>
        <p>{texts.estimate}</p>
        {texts.note && <p>{texts.note}</p>}
        <noscript>
          <p>{texts.withoutScripts}</p>
        </noscript>
      </div>
    </div>
  );
}

const resultStyle = css(columns({ wide: '2fr 1fr' }), {
  gap: `${theme.space[5]} ${theme.space[12]}`,
  alignItems: 'end',
  p: { margin: 0 },
});

const sumStyle = css({
  containerType: 'inline-size',
  fontSize: theme.text.lead,
  lineHeight: theme.leading.snug,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '> p': {
    marginTop: theme.space[5],
    // Keeps room for long figures, which take more lines.
    [theme.media.phone]: { minHeight: '3lh' },
  },
});

const outputStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  // Forced colours give the figure a ground, which would cover the label.
  '> :first-child': { position: 'relative' },
});

/** As high with a message or a long amount as with a short one, to prevent layout shift below. */
const placeStyle = css({
  display: 'flex',
  alignItems: 'end',
  height: theme.text.giant,
});

const figureStyle = css(placeStyle, {
  // As large as fits in one line.
  ...largeType(`min(${theme.text.giant}, 160cqi / var(--letters))`, '-0.03em'),
  lineHeight: 1,
  color: theme.tint.strong,
});

const messageStyle = css(placeStyle, {
  alignItems: 'center',
  fontSize: theme.text.body,
  fontWeight: 400,
});

const groundsStyle = css({
  display: 'grid',
  gap: theme.space[3],
  lineHeight: theme.leading.snug,
});
