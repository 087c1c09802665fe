import { css } from '@emotion/react';
import type { MiniOf } from '../../content/schemas/panels/mini-panel';
import { plainList } from '../../styles/lists';
import { panelLabel } from '../../styles/panel-style';
import { theme } from '../../styles/theme';

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
