import { css } from '@emotion/react';
import { theme } from '../../styles/theme';
import { MiniPanel } from '../mini/mini-panel';
import { AppFrame } from '../parts/app-frame';
import type { ScenePropsOf } from '../parts/scene-props';
import { Branches, Node } from './nodes';

/** A workflow: its trigger, its question and the steps that follow each answer. */
export function WorkflowPanel({ panel, outcome }: ScenePropsOf<'workflow'>) {
  const { trigger, condition, branches, running } = panel;
  // With the trigger and the question.
  const steps = 2 + branches.flatMap((branch) => branch.steps).length;
  return (
    <AppFrame
      open="workflow"
      title="Workflow"
      note={`${steps} steps`}
      user={panel.user}
    >
      <div css={canvasStyle}>
        <Node kind="trigger">{trigger}</Node>
        <Node kind="condition">{condition}</Node>
        <Branches branches={branches} running={running} />
        {outcome && <MiniPanel mini={outcome} />}
      </div>
    </AppFrame>
  );
}

/** A grid of dots. */
const canvasStyle = css({
  position: 'relative',
  padding: `${theme.space[5]} clamp(${theme.space[2]}, 3cqi, ${theme.space[4]})`,
  background: `radial-gradient(circle, ${theme.tint.line} ${theme.line}, transparent 0) 0 0 / ${theme.space[4]} ${theme.space[4]}, ${theme.colour.sunken}`,
  '[data-mini]': { marginTop: theme.space[5] },
  [theme.container.spacious]: {
    paddingBottom: theme.space[10],
    fontSize: theme.text.body,
    // In the corner beside the trigger.
    '[data-mini]': {
      position: 'absolute',
      top: theme.space[6],
      left: theme.space[6],
      width: theme.width.smallCard,
      margin: 0,
    },
  },
});
