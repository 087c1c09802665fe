import { css } from '@emotion/react';
import { Chip } from '../../components/cards/badge';
import { panelLabel } from '../../styles/panel-style';
import { plainList, wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';
import type { MiniOf } from '../../content/schemas/panels/mini-panel';

export const miniTitleStyle = css(panelLabel, {
  '&&': { marginBottom: theme.space[2] },
});

export function Steps({ title, steps }: MiniOf<'steps'>) {
  return (
    <>
      <p css={miniTitleStyle}>{title}</p>
      <ol css={stepsStyle}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

/** A line behind the steps, visible in the gaps. */
const stepsStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[4],
  background: `linear-gradient(${theme.tint.strong} 0 0) ${theme.space[6]} / ${theme.thick} no-repeat`,
  li: {
    padding: `${theme.space[2]} ${theme.space[3]}`,
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.small,
    background: theme.tint.soft,
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
