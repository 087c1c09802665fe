import { css } from '@emotion/react';
import ToggleLeft from 'lucide-react/icons/toggle-left';
import ToggleRight from 'lucide-react/icons/toggle-right';
import { Chip } from '../components/display/badge';
import { Icon } from '../components/display/icon';
import type { WorkflowPanelData } from '../content/schemas/panels/workflow-panel';
import {
  columns,
  equalColumns,
  largeType,
  plainList,
  visuallyHidden,
  wrappingRow,
} from '../styles/mixins';
import { panelMeta } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { AppFrame } from './parts/app-frame';
import { drawnButtonStyle } from './parts/drawn-parts';
import { Note } from './parts/note';

/** A firm's workflows with their switches; the first one is open. */
export function WorkflowPanel({ panel }: { panel: WorkflowPanelData }) {
  const { user, workflows, ...progress } = panel;
  const running = workflows.filter(({ off }) => !off).length;
  return (
    <AppFrame
      product="automation"
      title="Routines"
      note={`${running} on`}
      user={user}
    >
      <ul css={listStyle}>
        {workflows.map((workflow, index) => (
          <li key={workflow.title} css={workflow.off ? offStyle : onStyle}>
            <Icon name={workflow.icon} />
            <p>
              <strong css={nameStyle}>{workflow.title}</strong>{' '}
              <span css={startStyle}>{workflow.start}</span>
            </p>
            <p css={nowStyle}>
              {workflow.now} {workflow.todo && <Chip>{workflow.todo}</Chip>}
            </p>
            <p css={lastStyle}>{workflow.last}</p>
            {workflow.off ? (
              <ToggleLeft css={switchStyle} />
            ) : (
              <ToggleRight css={switchOnStyle} />
            )}
            <span css={visuallyHidden}>{workflow.off ? 'Off' : 'On'}</span>
            {index === 0 && <Progress {...progress} />}
          </li>
        ))}
      </ul>
    </AppFrame>
  );
}

/** How many customers have come to each step, and the task that is left to a person. */
function Progress(props: Pick<WorkflowPanelData, 'steps' | 'task'>) {
  const { steps, task } = props;
  const most = Math.max(1, ...steps.map(({ customers }) => customers));
  return (
    <div css={progressStyle}>
      <ol css={stepsStyle}>
        {steps.map(({ customers, title }) => (
          <li key={title} css={stepStyle}>
            <span
              css={barStyle}
              style={{ width: `${(100 * customers) / most}%` }}
            />
            <strong css={customersStyle}>{customers}</strong> {title}
          </li>
        ))}
      </ol>
      <Note title={task.title} text={task.text} internal>
        <span css={drawnButtonStyle}>{task.button}</span>
      </Note>
    </div>
  );
}

const listStyle = css(plainList, {
  paddingBottom: theme.space[8],
  [theme.container.spacious]: { fontSize: theme.text.body },
});

const itemStyle = css(columns('auto 1fr auto'), {
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderBottom: theme.rule,
  // The one with its progress.
  '&:first-of-type': { background: theme.tint.soft },
  [theme.container.medium]: columns('auto 13fr 11fr 6fr auto'),
});

const onStyle = css(itemStyle, { svg: { color: theme.tint.strong } });
const offStyle = css(itemStyle, { color: theme.colour.textMuted });

const switchStyle = css({
  gridArea: '1 / -2',
  width: '2em',
  height: '2em',
  circle: { fill: 'currentColor' },
});

const switchOnStyle = css(switchStyle, {
  rect: { fill: theme.tint.strong, fillOpacity: 0.2 },
});

const nameStyle = css({ display: 'block' });
const startStyle = css(panelMeta, { display: 'block' });

/** Narrow panels show the state below the name, without the time of the last run. */
const nowStyle = css(wrappingRow, {
  gridColumn: 2,
  fontSize: theme.text.small,
  [theme.container.medium]: { gridColumn: 'auto' },
});

const lastStyle = css(panelMeta, {
  display: 'none',
  [theme.container.medium]: { display: 'block' },
});

const progressStyle = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: theme.space[4],
  paddingBlock: `${theme.space[4]} ${theme.space[1]}`,
  [theme.container.medium]: { gridColumnStart: 2 },
});

/** Each step has a bar above it, as long as its share. */
const stepsStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[4],
  [theme.container.medium]: equalColumns,
});

const stepStyle = css({
  borderTop: `${theme.stroke.thick} solid ${theme.tint.line}`,
});

/** Lies on the step's border. */
const barStyle = css({
  display: 'block',
  height: theme.stroke.thick,
  marginTop: `calc(-1 * ${theme.stroke.thick})`,
  background: theme.tint.strong,
});

const customersStyle = css(largeType(theme.text.title3), {
  [theme.container.medium]: { display: 'block', fontSize: theme.text.stat },
});
