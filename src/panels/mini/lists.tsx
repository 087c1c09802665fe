import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Chip } from '../../components/cards/badge';
import { labelStyle } from '../../components/product/product-style';
import { plainList, wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';

export function MiniTitle({ children }: { children: ReactNode }) {
  return <p css={titleStyle}>{children}</p>;
}

interface StepsProps {
  title: string;
  steps: readonly string[];
}

export function Steps({ title, steps }: StepsProps) {
  return (
    <>
      <MiniTitle>{title}</MiniTitle>
      <ol css={stepsStyle}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

interface BarsProps {
  title: string;
  bars: readonly { label: string; value: number; shown: string }[];
}

export function MiniBars({ title, bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <>
      <MiniTitle>{title}</MiniTitle>
      <dl css={barsStyle}>
        {bars.map(({ label, value, shown }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
            <dd style={{ width: `${(100 * value) / most}%` }} />
          </div>
        ))}
      </dl>
    </>
  );
}

interface ChoicesProps {
  title: string;
  choices: readonly string[];
  chosen?: string;
}

export function Choices({ title, choices, chosen }: ChoicesProps) {
  return (
    <>
      <div>{title}</div>
      <p css={choicesStyle}>
        {choices.map((choice) => (
          <span key={choice} css={choice === chosen ? chosenStyle : undefined}>
            <Chip>{choice}</Chip>
          </span>
        ))}
      </p>
    </>
  );
}

const titleStyle = css(labelStyle, { '&&': { marginBottom: theme.space[2] } });

const stepsStyle = css(plainList, {
  li: {
    position: 'relative',
    padding: `${theme.space[2]} ${theme.space[3]}`,
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.small,
    background: theme.tint.soft,
  },
  'li + li': {
    marginTop: theme.space[4],
    // The line that leads from one step to the next.
    '&::before': {
      content: '""',
      position: 'absolute',
      left: theme.space[6],
      bottom: '100%',
      height: theme.space[4],
      borderLeft: `${theme.thick} solid ${theme.tint.line}`,
    },
  },
});

/** A label and its figure over each bar. */
const barsStyle = css({
  display: 'grid',
  gap: theme.space[2],
  '> div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${theme.space[1]} ${theme.space[3]}`,
    alignItems: 'baseline',
  },
  dt: { color: theme.colour.textMuted },
  dd: { fontWeight: 600 },
  'dd:empty': {
    gridColumn: '1 / -1',
    height: theme.space[2],
    background: theme.tint.strong,
  },
});

const choicesStyle = css(wrappingRow, {
  paddingTop: theme.space[3],
  'span > span': {
    padding: `${theme.space[2]} ${theme.space[4]}`,
    fontSize: theme.text.small,
  },
});

const chosenStyle = css({
  '> span': {
    borderColor: theme.tint.strong,
    background: theme.tint.strong,
    color: theme.colour.surface,
  },
});
