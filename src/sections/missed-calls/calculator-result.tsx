import { css } from '@emotion/react';
import { useJustChanged } from '../../components/controls/field';
import { formatPounds } from '../../content/format';
import { largeType } from '../../styles/mixins';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import type { LostRevenue } from './lost-revenue';

interface CalculatorResultProps {
  texts: Queries.MissedCallCalculatorFieldsFragment;
  result: LostRevenue;
  /** The ids of the input fields, separated by spaces. */
  fieldIds: string;
}

/** The result, announced on change, and how it is calculated. */
export function CalculatorResult({
  texts,
  result,
  fieldIds,
}: CalculatorResultProps) {
  const amount = result.isKnown && formatPounds(result.pounds);
  const isChanging = useJustChanged(amount || '');
  return (
    <div css={resultStyle}>
      {/* The label is inside, so that it is announced with the amount. */}
      <output
        role="status"
        aria-busy={isChanging}
        htmlFor={fieldIds}
        css={outputStyle}
      >
        <span>{texts.result}</span>{' '}
        {amount ? (
          <strong>{amount}</strong>
        ) : (
          <span>No estimate yet: a figure is missing or out of range.</span>
        )}
      </output>
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

const resultStyle = css(columns({ wide: '1fr 1fr' }), {
  gap: `${theme.space[5]} ${theme.space[12]}`,
});

const outputStyle = css({
  display: 'block',
  // Keeps the same height for a message and an amount, to prevent layout shift.
  minHeight: `calc(1.5em + ${theme.text.display})`,
  fontSize: theme.text.lead,
  lineHeight: theme.leading.snug,
  '> *': { display: 'block' },
  strong: {
    ...largeType(theme.text.display, '-0.03em'),
    fontVariantNumeric: 'tabular-nums',
    color: theme.tint.strong,
  },
});

const groundsStyle = css({
  display: 'grid',
  gap: theme.space[3],
  lineHeight: theme.leading.snug,
  p: { margin: 0 },
});
