import { css } from '@emotion/react';
import { Chip } from '../../components/cards/badge';
import { labelStyle } from '../../components/product/product-style';
import { plainList, wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { factsStyle } from '../parts/facts';
import type { MiniOf } from './mini-of';

export const titleStyle = css(labelStyle, {
  '&&': { marginBottom: theme.space[2] },
});

export function Steps({ title, steps }: MiniOf<'steps'>) {
  return (
    <>
      <p css={titleStyle}>{title}</p>
      <ol css={stepsStyle}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

/** On a line, which is seen between them. */
const stepsStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[4],
  background: `linear-gradient(${theme.tint.line} 0 0) ${theme.space[6]} / ${theme.thick} no-repeat`,
  li: {
    padding: `${theme.space[2]} ${theme.space[3]}`,
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.small,
    background: theme.tint.soft,
  },
});

export function MiniBars({ title, bars }: MiniOf<'bars'>) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <>
      <p css={titleStyle}>{title}</p>
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

/** Each bar is the lower quarter of its row. */
const barsStyle = css(factsStyle, {
  '> div': {
    margin: `${theme.space[2]} 0 0`,
    padding: `0 0 ${theme.space[3]}`,
    border: 0,
    background: `linear-gradient(${theme.tint.strong} 0 0) bottom left no-repeat`,
  },
});

export function Choices({ title, choices, chosen }: MiniOf<'choices'>) {
  return (
    <>
      <div>{title}</div>
      <p css={choicesStyle}>
        {choices.map((choice) => (
          <Chip key={choice} data-chosen={choice === chosen}>
            {choice}
          </Chip>
        ))}
      </p>
    </>
  );
}

const choicesStyle = css(wrappingRow, {
  paddingTop: theme.space[3],
  span: {
    padding: `${theme.space[2]} ${theme.space[4]}`,
    fontSize: theme.text.small,
  },
  '[data-chosen="true"]': {
    borderColor: theme.tint.strong,
    background: theme.tint.strong,
    color: theme.colour.surface,
  },
});
