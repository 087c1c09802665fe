import { css } from '@emotion/react';
import { Icon } from '../components/display/icon';
import type { WorkflowPanelData } from '../content/schemas/panels/workflow-panel';
import { columns, equalColumns, largeType, plainList } from '../styles/mixins';
import { panelMeta, panelRow } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { AppFrame } from './parts/app-frame';
import { drawnButtonStyle } from './parts/drawn-parts';
import { Note } from './parts/note';

/** A routine: how many customers have come to each step, and the task that is left to a person. */
export function WorkflowPanel({ panel }: { panel: WorkflowPanelData }) {
  const { user, icon, title, start, steps, task } = panel;
  const most = Math.max(1, ...steps.map(({ customers }) => customers));
  return (
    <AppFrame product="automation" title="Routines" user={user}>
      <div css={routineStyle}>
        <div css={headStyle}>
          <Icon name={icon} />
          <p>
            <strong>{title}</strong> <span css={startStyle}>{start}</span>
          </p>
        </div>
        <ol css={stepsStyle}>
          {steps.map(({ customers, title: step }) => (
            <li key={step}>
              <span
                css={barStyle}
                style={{ width: `${(100 * customers) / most}%` }}
              />
              <strong css={customersStyle}>{customers}</strong> {step}
            </li>
          ))}
        </ol>
        <Note title={task.title} text={task.text} internal>
          <span css={drawnButtonStyle}>{task.button}</span>
        </Note>
      </div>
    </AppFrame>
  );
}

const routineStyle = css(columns(), {
  gap: theme.space[5],
  padding: theme.space[5],
});

const headStyle = css(panelRow, {
  gap: theme.space[3],
  fontSize: theme.text.body,
  svg: { color: theme.tint.strong },
});

const startStyle = css(panelMeta, { display: 'block' });

/** A bar above each step, as long as its share. */
const stepsStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[4],
  [theme.container.medium]: equalColumns,
});

const barStyle = css({
  display: 'block',
  height: theme.space[2],
  marginBottom: theme.space[2],
  borderRadius: theme.radius.tiny,
  background: theme.tint.strong,
});

const customersStyle = css(largeType(theme.text.stat, 'large'), {
  marginRight: theme.space[2],
  [theme.container.medium]: { display: 'block', fontSize: theme.text.display },
});
