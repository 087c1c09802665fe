import type { LucideIcon } from 'lucide-react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { boxStyle, labelStyle } from '../../components/product/product-style';

interface WorkflowNodeProps {
  icon: LucideIcon;
  label: string;
  text: string;
  /** A question that the way parts at, instead of what starts it. */
  question?: boolean;
}

/** A node in the trunk of a workflow, with the line that leads on from it. */
export function WorkflowNode(props: WorkflowNodeProps) {
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
    boxShadow: theme.shadow,
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

/** The line from one node to the next. */
export const connectorStyle = (theme: Theme) =>
  css({
    width: 0,
    height: theme.space[5],
    marginInline: 'auto',
    borderLeft: `${theme.line} solid ${theme.tint.strong}`,
  });
