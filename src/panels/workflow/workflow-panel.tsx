import { css } from '@emotion/react';
import type { PanelOf } from '../../content/schemas/product/panel';
import { theme } from '../../styles/theme';
import { AppFrame } from '../parts/app-frame';
import { Branches, Node } from './nodes';

export function WorkflowPanel({ panel }: { panel: PanelOf<'workflow'> }) {
  const { trigger, message, condition, branches, running } = panel;
  // Counts the trigger and the question too.
  const steps = 2 + branches.flatMap((branch) => branch.steps).length;
  return (
    <AppFrame
      open="workflow"
      title="Workflow"
      note={`${steps} steps`}
      user={panel.user}
    >
      <div css={canvasStyle}>
        <Node kind="trigger" message={message}>
          {trigger}
        </Node>
        <Node kind="condition">{condition}</Node>
        <Branches branches={branches} running={running} />
      </div>
    </AppFrame>
  );
}

const canvasStyle = css({
  padding: `${theme.space[5]} clamp(${theme.space[2]}, 3cqi, ${theme.space[4]}) ${theme.space[12]}`,
  background: `radial-gradient(circle, ${theme.tint.line} ${theme.line}, transparent 0) 0 0 / ${theme.space[4]} ${theme.space[4]}, ${theme.colour.sunken}`,
  [theme.container.spacious]: { fontSize: theme.text.body },
});
