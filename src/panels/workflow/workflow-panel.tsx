import { Split, Workflow, Zap } from 'lucide-react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { plainList } from '../../styles/lists';
import type { PanelProps } from '../parts/panel-props';
import { TitleBar } from '../parts/title-bar';
import { WorkflowBranch } from './workflow-branch';
import { WorkflowNode } from './workflow-node';

/** A workflow: what starts it, the question it asks and the steps that follow each answer. */
export function WorkflowPanel({ panel }: PanelProps) {
  const { trigger, condition, branches } = panel;
  return (
    <>
      <TitleBar icon={Workflow} title="Workflow">
        {branches && `${branches.flatMap(({ steps }) => steps).length} steps`}
      </TitleBar>
      <div css={canvasStyle}>
        {trigger && <WorkflowNode icon={Zap} label="When" text={trigger} />}
        {condition && (
          <WorkflowNode icon={Split} label="If" text={condition} question />
        )}
        <ul css={branchesStyle}>
          {branches?.map((branch) => (
            <WorkflowBranch key={branch.answer} branch={branch} />
          ))}
        </ul>
      </div>
    </>
  );
}

/** Squared paper of dots. */
const canvasStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    padding: `${theme.space[4]} ${theme.space[2]}`,
    background: `radial-gradient(circle, ${theme.colour.line} ${theme.line}, transparent 0) 0 0 / ${theme.space[4]} ${theme.space[4]}`,
  });

const branchesStyle = css(plainList, {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  width: '100%',
});
