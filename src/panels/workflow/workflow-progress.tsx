import { css } from '@emotion/react';
import { rowStyle } from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { plainList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { buttonStyle } from '../parts/drawn-controls';

type WorkflowProgressProps = Pick<PanelOf<'workflow'>, 'steps' | 'task'>;

/** How many customers have come to each step, and the task that is left to a person. */
export function WorkflowProgress({ steps, task }: WorkflowProgressProps) {
  const most = Math.max(1, ...steps.map(({ customers }) => customers));
  return (
    <div css={progressStyle}>
      <ol css={stepsStyle}>
        {steps.map(({ customers, title }) => (
          <li key={title}>
            <span style={{ width: `${(100 * customers) / most}%` }} />
            <strong>{customers}</strong> {title}
          </li>
        ))}
      </ol>
      <div css={taskStyle}>
        <p>
          <strong>{task.title}</strong> {task.text}
        </p>
        <span css={buttonStyle}>{task.button}</span>
      </div>
    </div>
  );
}

const progressStyle = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: theme.space[4],
  paddingTop: theme.space[3],
  [theme.container.medium]: { gridColumnStart: 2 },
});

/** Each step has a bar as long as its share. */
const stepsStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[3],
  li: {
    display: 'grid',
    gridTemplateColumns: `${theme.space[10]} minmax(0, 1fr)`,
    alignItems: 'baseline',
    background: `linear-gradient(${theme.tint.line} 0 0) 0 0 / 100% ${theme.thick} no-repeat`,
  },
  span: {
    gridColumn: '1 / -1',
    height: theme.thick,
    background: theme.tint.strong,
  },
  strong: largeType(theme.text.title3),
  [theme.container.medium]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: theme.space[4],
    li: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
    strong: { marginTop: theme.space[2], fontSize: theme.text.figure },
  },
});

const taskStyle = css(rowStyle, {
  flexWrap: 'wrap',
  padding: `${theme.space[2]} ${theme.space[3]}`,
  border: `${theme.line} dashed ${theme.tint.strong}`,
  borderRadius: theme.radius.small,
  background: theme.colour.surface,
  p: { flex: '1 1 14em' },
  strong: { color: theme.tint.strong },
});
