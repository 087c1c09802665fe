import { css } from '@emotion/react';
import type { PipelinePanelData } from '../content/schemas/panels/pipeline-panel';
import { sumOfPrices } from '../content/text/format';
import { columns, equalColumns, plainList } from '../styles/mixins';
import { panelBox, panelMeta, panelRow } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { AppFrame } from './parts/app-frame';
import { panelLabel } from './parts/drawn-parts';

type Deal = PipelinePanelData['stages'][number]['deals'][number];

export function PipelinePanel({ panel }: { panel: PipelinePanelData }) {
  const { stages, user } = panel;
  const deals = stages.flatMap((stage) => stage.deals);
  const jobs = deals.length === 1 ? 'job' : 'jobs';
  // Of the deal that is being moved to the next stage; -1 if none is.
  const formerStage = stages.findIndex((stage) =>
    stage.deals.some(({ moving }) => moving),
  );
  return (
    <AppFrame
      product="crm"
      title="Jobs"
      note={`${deals.length} ${jobs}, ${totalValue(deals)}`}
      user={user}
    >
      <ul css={boardStyle}>
        {stages.map(({ title, deals }, index) => {
          const isNext = formerStage >= 0 && index === formerStage + 1;
          return (
            <li key={title} css={[laneStyle, isNext && nextStyle]}>
              <p css={headStyle}>
                <strong>{title}</strong>{' '}
                <span css={panelMeta}>{totalValue(deals)}</span>
              </p>
              <ul css={plainList}>
                {deals.map((deal) => (
                  <DealItem key={deal.name} {...deal} />
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </AppFrame>
  );
}

const totalValue = (deals: readonly Deal[]) =>
  sumOfPrices(deals.map(({ value }) => value));

function DealItem({ name, job, value, next, moving }: Deal) {
  return (
    <li css={[placeStyle, moving && formerPlaceStyle]}>
      <div css={[dealStyle, moving && movingStyle]}>
        <strong>{name}</strong> <span css={panelMeta}>{job}</span>{' '}
        <b>{value}</b> {next && <span css={panelLabel}>{next}</span>}
      </div>
    </li>
  );
}

const boardStyle = css(plainList, columns(), {
  gap: theme.space[3],
  padding: `${theme.space[3]} ${theme.space[3]} 0`,
  [theme.container.small]: equalColumns,
});

/** A stage reaches down to the window's edge. */
const laneStyle = css({
  padding: `${theme.space[2]} ${theme.space[2]} ${theme.space[6]}`,
  borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
  background: theme.colour.sunken,
});

const nextStyle = css({ background: theme.tint.soft });

const headStyle = css(panelRow, {
  justifyContent: 'space-between',
  gap: theme.space[1],
  padding: theme.space[1],
});

const dealStyle = css(panelBox, columns(), {
  gap: theme.space[1],
  borderRadius: theme.radius.small,
  boxShadow: theme.shadow.small,
});

const placeStyle = css({
  marginTop: theme.space[2],
  borderRadius: theme.radius.small,
});

/** Dashes show where the deal that is being moved was. */
const formerPlaceStyle = css({
  [theme.container.small]: {
    outline: `${theme.stroke.thin} dashed ${theme.colour.control}`,
  },
});

const movingStyle = css({
  [theme.container.small]: {
    translate: `62% -${theme.space[3]}`,
    rotate: '2.5deg',
    borderColor: theme.tint.strong,
    boxShadow: theme.shadow.large,
  },
});
