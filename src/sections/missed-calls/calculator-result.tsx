import { css } from '@emotion/react';
import { useSettled } from '../../components/controls/status-line';
import { formatPounds } from '../../content/text/format';
import { columns, largeType, visuallyHidden } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import type { LostRevenue } from './lost-revenue';

/** The size of the amount, where there is room. */
const AMOUNT_SIZE = 'min(31cqi, 19rem)';

interface CalculatorResultProps {
  texts: Queries.MissedCallCalculatorFieldsFragment;
  result: LostRevenue;
  /** The ids of the input fields, separated by spaces. */
  fieldIds: string;
}

/** The result, announced on change, and how it is calculated. */
export function CalculatorResult(props: CalculatorResultProps) {
  const { texts, result, fieldIds } = props;
  const amount = result.isKnown && formatPounds(result.pounds);
  const settled = useSettled(amount || MISSING);
  return (
    <div css={resultStyle}>
      <p aria-hidden="true" css={outputStyle}>
        <span>{texts.result}</span>{' '}
        {amount ? (
          <strong style={{ '--characters': amount.length }}>{amount}</strong>
        ) : (
          <span>{MISSING}</span>
        )}
      </p>
      <p css={staleStyle}>
        Still loading: this total is for the example figures.
      </p>
      <output htmlFor={fieldIds} css={visuallyHidden}>
        {`${texts.result} ${settled}`}
      </output>
      <div css={explanationStyle}>
        <p>{texts.estimate}</p>
        {texts.note && <p>{texts.note}</p>}
        <noscript>
          <p>{texts.withoutScripts}</p>
        </noscript>
      </div>
    </div>
  );
}

const MISSING = 'No estimate yet: a figure is missing or out of range.';

const resultStyle = css(columns(), {
  gap: theme.space[5],
  containerType: 'inline-size',
});

/** Before what is in a result whose figures were changed before scripts run: see src/loader/inline/early-events.ts. */
const STALE = 'form[data-stale] + div >';

const outputStyle = css({
  margin: 0,
  // As high with a message as with an amount, to prevent layout shift below.
  minHeight: `calc(1.5em + 1.15 * ${AMOUNT_SIZE})`,
  fontSize: theme.text.title2Small,
  lineHeight: theme.leading.snug,
  '> *': { display: 'block' },
  // As large as fits into the column, whatever the number of its digits.
  strong: css(
    largeType(`min(${AMOUNT_SIZE}, 190cqi / var(--characters))`, 'large'),
    { color: theme.tint.strong },
  ),
  [`${STALE} & strong`]: { opacity: 0.4 },
});

const staleStyle = css({
  display: 'none',
  margin: 0,
  [`${STALE} &`]: { display: 'block' },
});

const explanationStyle = css(columns('1fr', { wide: '1fr 2fr' }), {
  columnGap: theme.space[12],
  lineHeight: theme.leading.snug,
});
