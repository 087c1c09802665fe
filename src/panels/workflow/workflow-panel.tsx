import Split from 'lucide-react/icons/split';
import Workflow from 'lucide-react/icons/workflow';
import Zap from 'lucide-react/icons/zap';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import {
  WIDE,
  boxStyle,
  endPadding,
  labelStyle,
} from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import type { PanelProps } from '../parts/panel-props';
import { TitleBar } from '../parts/title-bar';
import { WorkflowBranch } from './workflow-branch';

/** A workflow: its trigger, its question and the steps that follow each answer. */
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

/** A grid of dots. */
const canvasStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    flex: 1,
    padding: `${theme.space[4]} ${endPadding(theme.space[2])} ${theme.space[8]} ${theme.space[2]}`,
    [WIDE]: {
      paddingTop: theme.space[6],
      paddingBottom: theme.space[12],
      paddingRight: endPadding(theme.space[4]),
      paddingLeft: theme.space[4],
    },
    background: `radial-gradient(circle, ${theme.colour.line} ${theme.line}, transparent 0) 0 0 / ${theme.space[4]} ${theme.space[4]}`,
  });

const branchesStyle = css(plainList, {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  width: '100%',
});

interface WorkflowNodeProps {
  icon: LucideIcon;
  label: string;
  text: string;
  /** A question that the branches answer, not the trigger. */
  question?: boolean;
}

/** A node before the branches, with the line to the next one. */
function WorkflowNode(props: WorkflowNodeProps) {
  const { icon: Drawing, label, text, question = false } = props;
  return (
    <>
      <p css={question ? questionStyle : nodeStyle}>
        <span css={tileStyle}>
          <Drawing aria-hidden="true" size="1.2em" />
        </span>
        <span>
          <span css={labelStyle}>{label}</span> <strong>{text}</strong>
        </span>
      </p>
      <span aria-hidden="true" css={connectorStyle} />
    </>
  );
}

const nodeStyle = (theme: Theme) =>
  css(boxStyle(theme), {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[3],
    padding: `${theme.space[2]} ${theme.space[4]} ${theme.space[2]} ${theme.space[2]}`,
    boxShadow: theme.shadow.small,
    strong: { fontWeight: 600 },
  });

const questionStyle = (theme: Theme) =>
  css(nodeStyle(theme), {
    borderRadius: theme.radius.round,
    borderColor: theme.tint.line,
    background: theme.tint.soft,
    paddingRight: theme.space[6],
    '> :first-of-type': { borderRadius: theme.radius.round },
  });

const tileStyle = (theme: Theme) =>
  css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: theme.space[10],
    height: theme.space[10],
    borderRadius: theme.radius.small,
    background: theme.tint.strong,
    color: theme.colour.surface,
  });

const connectorStyle = (theme: Theme) =>
  css({
    width: 0,
    height: theme.space[5],
    [WIDE]: { height: theme.space[6] },
    marginInline: 'auto',
    borderLeft: `${theme.line} solid ${theme.tint.strong}`,
  });
