import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Chip } from '../../components/cards/badge';
import { Icon } from '../../components/cards/icon';
import {
  metaStyle,
  rowStyle,
  tileStyle,
} from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { theme } from '../../styles/theme';

type Workflow = PanelOf<'workflow'>['workflows'][number];

interface WorkflowRowProps extends Workflow {
  /** What is below the row while it is open. */
  children: ReactNode;
}

/** A workflow with what starts it, who is in it and its switch. */
export function WorkflowRow(props: WorkflowRowProps) {
  const { icon, title, start, now, todo, last, off = false, children } = props;
  return (
    <li css={itemStyle} data-open={Boolean(children)} data-off={off}>
      <span aria-hidden="true" css={tileStyle}>
        <Icon name={icon} />
      </span>
      <p>
        <strong>{title}</strong> <span css={metaStyle}>{start}</span>
      </p>
      <p css={nowStyle}>
        {now} {todo && <Chip>{todo}</Chip>}
      </p>
      <p css={lastStyle}>{last}</p>
      <span aria-hidden="true" css={switchStyle} />
      {children}
    </li>
  );
}

/** On narrow panels the second line, below the name, holds what happens now. */
const itemStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderLeft: `${theme.thick} solid transparent`,
  '& + &': { borderTop: `${theme.line} solid ${theme.colour.line}` },
  'strong, strong + span': { display: 'block' },
  '&[data-open="true"]': {
    paddingBlock: theme.space[4],
    borderLeftColor: theme.tint.strong,
    background: theme.tint.soft,
  },
  '&[data-off="true"]': {
    color: theme.colour.textMuted,
    '> :first-of-type': { background: theme.colour.control },
  },
  [theme.container.medium]: {
    gridTemplateColumns: `auto minmax(0, 13fr) minmax(0, 11fr) minmax(0, 7fr) auto`,
    gap: `${theme.space[3]} ${theme.space[4]}`,
  },
});

const nowStyle = css(rowStyle, {
  gridColumn: '2 / 4',
  gridRow: 2,
  flexWrap: 'wrap',
  [theme.container.medium]: { gridArea: 'auto' },
});

const lastStyle = css(metaStyle, {
  gridColumn: '2 / 4',
  [theme.container.medium]: { gridColumn: 'auto' },
});

/** Round knob at the right while it is on. */
const switchStyle = css({
  gridArea: '1 / 3',
  display: 'grid',
  justifyItems: 'end',
  width: theme.space[8],
  height: theme.space[5],
  padding: theme.thick,
  borderRadius: theme.radius.round,
  background: theme.tint.strong,
  '&::before': {
    content: '""',
    aspectRatio: '1',
    borderRadius: theme.radius.round,
    background: theme.colour.surface,
  },
  '[data-off="true"] > &': {
    justifyItems: 'start',
    background: theme.colour.control,
  },
  [theme.container.medium]: { gridArea: 'auto' },
});
