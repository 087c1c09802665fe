import Handshake from 'lucide-react/icons/handshake';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import {
  MEDIUM,
  WIDE,
  endPadding,
} from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import type { PanelProps } from '../parts/panel-props';
import { TitleBar } from '../parts/title-bar';
import { StageColumn } from './stage-column';
import { totalOf } from './total';

/** A board of deals by stage. */
export function PipelinePanel({ panel }: PanelProps) {
  const deals = panel.stages?.flatMap((stage) => stage.deals) ?? [];
  return (
    <>
      <TitleBar icon={Handshake} title="Jobs">
        {`${deals.length} ${deals.length === 1 ? 'job' : 'jobs'}, ${totalOf(deals.map(({ value }) => value))}`}
      </TitleBar>
      <ul css={boardStyle}>
        {panel.stages?.map((stage) => (
          <StageColumn key={stage.title} stage={stage} />
        ))}
      </ul>
    </>
  );
}

const boardStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    flex: 1,
    gap: theme.space[2],
    padding: theme.space[2],
    gridTemplateColumns: 'minmax(0, 1fr)',
    [MEDIUM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [WIDE]: {
      // What may lie over the corner covers no deal.
      padding: `${theme.space[3]} ${endPadding(theme.space[3])} ${theme.space[8]} ${theme.space[3]}`,
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  });
