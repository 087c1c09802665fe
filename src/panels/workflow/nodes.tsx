import Split from 'lucide-react/icons/split';
import Zap from 'lucide-react/icons/zap';
import { css } from '@emotion/react';
import { Chip } from '../../components/cards/badge';
import { ownBubbleStyle } from '../../components/panel-parts/dialogue';
import {
  panelBox as boxStyle,
  panelLabel as labelStyle,
  panelRow as rowStyle,
  panelTile as tileStyle,
} from '../../components/panel-parts/panel-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

interface NodeProps {
  kind: 'trigger' | 'condition';
  /** The text of the message that this step sends. */
  message?: string;
  children: string;
}

/** The trigger of a workflow, or the question at which it branches. */
export function Node({ kind, message, children }: NodeProps) {
  return (
    <div css={nodeStyle}>
      <span aria-hidden="true" css={tileStyle}>
        {kind === 'trigger' ? <Zap size="1.3em" /> : <Split size="1.3em" />}
      </span>
      <div>
        <p>
          <span css={labelStyle}>{kind === 'trigger' ? 'When' : 'If'}</span>{' '}
          <strong>{children}</strong>
        </p>
        {message && <p css={messageStyle}>{message}</p>}
      </div>
    </div>
  );
}

type BranchesProps = Pick<PanelOf<'workflow'>, 'branches' | 'running'>;

/** The two branches of a workflow, side by side below a forking line. */
export function Branches({ branches, running }: BranchesProps) {
  return (
    <ul css={branchesStyle}>
      {branches.map(({ answer, reply, steps }) => (
        <li key={answer}>
          <Chip>{answer}</Chip>
          {reply && <p css={messageStyle}>{reply}</p>}
          <ol>
            {steps.map((step) => (
              <li
                key={step}
                css={stepStyle}
                data-running={step === running?.step}
              >
                {step}
                {step === running?.step && <Chip>{running.text}</Chip>}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

/** The line between two nodes, and its length. */
const connector = `calc(2 * ${theme.line}) solid ${theme.tint.strong}`;
const LENGTH = theme.space[6];
const RADIUS = theme.radius.medium;

const nodeStyle = css(boxStyle, rowStyle, {
  position: 'relative',
  alignItems: 'start',
  gap: theme.space[3],
  width: 'fit-content',
  margin: `0 auto ${LENGTH}`,
  paddingRight: theme.space[5],
  boxShadow: theme.shadow.small,
  strong: { fontWeight: 600 },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '100%',
    left: `calc(50% - ${theme.line})`,
    height: `calc(${LENGTH} + ${theme.thick})`,
    borderLeft: connector,
  },
});

/** A message of the firm, or the customer’s answer. */
const messageStyle = css(ownBubbleStyle, {
  maxWidth: '27rem',
  '&&': { marginTop: theme.space[2], textWrap: 'balance' },
});

/** A step; the step where customers are now is framed. */
const stepStyle = css(boxStyle, rowStyle, {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  borderRadius: theme.radius.small,
  boxShadow: theme.shadow.small,
  overflowWrap: 'anywhere',
  '> span': { flex: '0 1 auto', whiteSpace: 'normal' },
  '&[data-running="true"]': {
    borderColor: theme.tint.strong,
    outline: `${theme.line} solid ${theme.tint.strong}`,
    fontWeight: 600,
  },
});

const branchesStyle = css(plainList, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  width: '100%',
  ol: css(plainList, {
    display: 'grid',
    gap: LENGTH,
    width: 'min(100%, 22rem)',
    paddingTop: theme.space[4],
  }),
  '> li': {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    padding: `${theme.space[5]} clamp(${theme.space[1]}, 2vw, ${theme.space[6]}) 0`,
    // Half of the fork: a line from the middle outwards, then down behind the steps.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      borderTop: connector,
    },
    '&:first-of-type::before': {
      inset: `0 0 0 calc(50% - ${theme.line})`,
      borderLeft: connector,
      borderRadius: `${RADIUS} 0 0 ${RADIUS}`,
    },
    '&:last-of-type::before': {
      inset: `0 calc(50% - ${theme.line}) 0 0`,
      borderRight: connector,
      borderRadius: `0 ${RADIUS} ${RADIUS} 0`,
    },
  },
});
