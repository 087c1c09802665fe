import Split from 'lucide-react/icons/split';
import Zap from 'lucide-react/icons/zap';
import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Chip } from '../../components/cards/badge';
import {
  boxStyle,
  labelStyle,
  rowStyle,
  tileStyle,
} from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { plainList } from '../../styles/lists';
import { square } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { AppFrame } from '../parts/app-frame';

/** A workflow: its trigger, its question and the steps that follow each answer. */
export function WorkflowPanel({ panel }: { panel: PanelOf<'workflow'> }) {
  const { trigger, condition, branches, running } = panel;
  const steps = branches.flatMap((branch) => branch.steps);
  return (
    <AppFrame
      open="workflow"
      title="Workflow"
      note={`${steps.length} steps`}
      user={panel.user}
    >
      <div css={canvasStyle}>
        <Node icon={<Zap size="1.3em" />} label="When" text={trigger} />
        <Node
          icon={<Split size="1.3em" />}
          label="If"
          text={condition}
          connected
        />
        <ul css={branchesStyle}>
          {branches.map(({ answer, steps }) => (
            <li key={answer}>
              <Chip>{answer}</Chip>
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
      </div>
    </AppFrame>
  );
}

interface NodeProps {
  icon: ReactNode;
  label: string;
  text: string;
  /** Draws a line from the node above. */
  connected?: boolean;
}

function Node({ icon, label, text, connected = false }: NodeProps) {
  return (
    <div css={[nodeStyle, connected && connectedStyle]}>
      <span aria-hidden="true" css={smallTileStyle}>
        {icon}
      </span>
      <p>
        <span css={labelStyle}>{label}</span> <strong>{text}</strong>
      </p>
    </div>
  );
}

/** A grid of dots. */
const canvasStyle = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: theme.space[5],
  padding: `${theme.space[5]} ${theme.space[2]} ${theme.space[10]}`,
  background: `radial-gradient(circle, ${theme.tint.line} ${theme.line}, transparent 0) 0 0 / ${theme.space[4]} ${theme.space[4]}, ${theme.colour.sunken}`,
  [theme.container.medium]: {
    padding: `${theme.space[6]} ${theme.space[4]} ${theme.space[16]}`,
  },
});

/** A line down to it from the step above. */
const connectedStyle = css({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    bottom: '100%',
    left: '50%',
    height: theme.space[5],
    borderLeft: `${theme.line} solid ${theme.tint.strong}`,
  },
});

const nodeStyle = css(boxStyle, rowStyle, {
  gap: theme.space[3],
  padding: theme.space[2],
  paddingRight: theme.space[5],
  borderRadius: theme.radius.small,
  boxShadow: theme.shadow.small,
  strong: { fontWeight: 600 },
});

/** A step; the one at which customers are now has a frame. */
const stepStyle = css(nodeStyle, connectedStyle, {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  padding: `${theme.space[2]} ${theme.space[3]}`,
  overflowWrap: 'anywhere',
  '&[data-running="true"]': {
    borderColor: theme.tint.strong,
    outline: `${theme.thick} solid ${theme.tint.line}`,
    fontWeight: 600,
  },
});

/** The branches hang on a bar that joins their middles. */
const branchesStyle = css(plainList, connectedStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  width: '100%',
  ol: css(plainList, {
    display: 'grid',
    gap: theme.space[5],
    width: 'min(100%, 18rem)',
    marginTop: theme.space[5],
  }),
  '> li': css(connectedStyle, {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    padding: `${theme.space[5]} ${theme.space[1]} 0`,
    '&::before': { bottom: 'auto', top: 0 },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      width: '50%',
      borderTop: `${theme.line} solid ${theme.tint.strong}`,
    },
    '&:first-of-type::after': { right: 0 },
    '&:last-of-type::after': { left: 0 },
  }),
});

const smallTileStyle = css(tileStyle, square(theme.space[8]));
