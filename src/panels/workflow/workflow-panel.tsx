import { css } from '@emotion/react';
import type { PanelOf } from '../../content/schemas/product/panel';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { AppFrame } from '../parts/app-frame';
import { WorkflowProgress } from './workflow-progress';
import { WorkflowRow } from './workflow-row';

/** A firm's workflows; the first one is open. */
export function WorkflowPanel({ panel }: { panel: PanelOf<'workflow'> }) {
  const { user, workflows, steps, task } = panel;
  const running = workflows.filter(({ off }) => !off).length;
  return (
    <AppFrame
      open="workflow"
      title="Workflows"
      note={`${running} on`}
      user={user}
    >
      <ul css={listStyle}>
        {workflows.map((workflow, index) => (
          <WorkflowRow key={workflow.title} {...workflow}>
            {index === 0 && <WorkflowProgress steps={steps} task={task} />}
          </WorkflowRow>
        ))}
      </ul>
    </AppFrame>
  );
}

/** Room for the outcome at the bottom. */
const listStyle = css(plainList, columns(), {
  paddingBottom: theme.space[8],
  [theme.container.spacious]: { fontSize: theme.text.body },
});
