import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Chip } from '../../components/product/chip';
import {
  MEDIUM,
  WIDE,
  boxStyle,
  metaStyle,
} from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import type { PanelProps } from '../parts/panel-props';

interface WorkflowBranchProps {
  branch: NonNullable<PanelProps['panel']['branches']>[number];
}

/** An answer and the steps that follow it. */
export function WorkflowBranch({ branch }: WorkflowBranchProps) {
  return (
    <li css={branchStyle}>
      <Chip>{branch.answer}</Chip>
      <ol css={stepsStyle}>
        {branch.steps.map((step, index) => (
          <li key={step} css={stepStyle}>
            <span aria-hidden="true" css={numberStyle}>
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </li>
  );
}

/** A line down from the bar that joins the middles of the branches. */
const branchStyle = (theme: Theme) => {
  const line = `${theme.line} solid ${theme.tint.strong}`;
  return css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minWidth: 0,
    paddingTop: theme.space[4],
    paddingInline: theme.space[1],
    [MEDIUM]: { paddingInline: theme.space[2] },
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: 0,
      right: 0,
      borderTop: line,
    },
    '&:first-of-type::before': { left: '50%' },
    '&:last-of-type::before': { right: '50%' },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: '50%',
      height: theme.space[4],
      borderLeft: line,
    },
  });
};

/** No wider than its words need, so that two branches look like two. */
const stepsStyle = css(plainList, { width: 'min(100%, 20rem)' });

const stepStyle = (theme: Theme) =>
  css(boxStyle(theme), {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[2],
    marginTop: theme.space[4],
    padding: theme.space[2],
    overflowWrap: 'anywhere',
    boxShadow: theme.shadow.small,
    [WIDE]: { padding: theme.space[3], marginTop: theme.space[5] },
    '&::before': {
      content: '""',
      position: 'absolute',
      bottom: '100%',
      left: '50%',
      height: `calc(${theme.space[4]} + ${theme.line})`,
      [WIDE]: { height: `calc(${theme.space[5]} + ${theme.line})` },
      borderLeft: `${theme.line} solid ${theme.tint.strong}`,
    },
  });

const numberStyle = (theme: Theme) =>
  css(metaStyle(theme), {
    flex: 'none',
    display: 'none',
    [MEDIUM]: { display: 'grid' },
    placeItems: 'center',
    width: theme.space[5],
    height: theme.space[5],
    borderRadius: theme.radius.round,
    background: theme.tint.soft,
    color: theme.tint.strong,
    fontWeight: 600,
  });
