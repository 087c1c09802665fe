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
          <div
            key={label}
            style={{ backgroundSize: `${(100 * value) / most}% 25%` }}
          >
            <dt>{label}</dt>
            <dd>{shown}</dd>
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
      height: `calc(${theme.space[4]} + 2 * ${theme.line})`,
      borderLeft: `${theme.thick} solid ${theme.tint.line}`,
    },
  },
});

/** Each bar is the lower quarter of its row. */
const barsStyle = css({
  display: 'grid',
  gap: theme.space[2],
  '> div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${theme.space[3]}`,
    paddingBottom: theme.space[3],
    background: `linear-gradient(${theme.tint.strong}, ${theme.tint.strong}) bottom left no-repeat`,
  },
  dt: { color: theme.colour.textMuted },
  dd: { flex: '1 1 auto', fontWeight: 600, textAlign: 'right' },
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
