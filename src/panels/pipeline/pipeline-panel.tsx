import { css } from '@emotion/react';
import type { PanelOf } from '../../content/schemas/product/panel';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { AppFrame } from '../parts/app-frame';
import { StageColumn } from './stage-column';
import { totalOf } from './total';

/** A board of deals by stage. */
export function PipelinePanel({ panel }: { panel: PanelOf<'pipeline'> }) {
  const deals = panel.stages.flatMap((stage) => stage.deals);
  const total = totalOf(deals.map(({ value }) => value));
  return (
    <AppFrame
      open="contact"
      title="Jobs"
      note={`${deals.length} ${deals.length === 1 ? 'job' : 'jobs'}, ${total}`}
      user={panel.user}
    >
      <ul css={boardStyle}>
        {panel.stages.map((stage) => (
          <StageColumn key={stage.title} {...stage} />
        ))}
      </ul>
    </AppFrame>
  );
}

const boardStyle = css(plainList, columns(), {
  gap: theme.space[3],
  padding: `${theme.space[3]} ${theme.space[3]} ${theme.space[10]}`,
  background: theme.colour.sunken,
  [theme.container.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Phones show the last two stages, between which a deal moves.
  '> :nth-last-of-type(n + 3)': { display: 'none' },
  [theme.container.medium]: {
    '> :nth-last-of-type(n + 3)': { display: 'block' },
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
});
