import { css } from '@emotion/react';
import {
  panelBox,
  panelLabel,
  panelMeta,
  panelRow,
} from '../../styles/panel-style';
import type { PanelOf } from '../../content/schemas/panels/panel';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { AppFrame } from '../parts/app-frame';
import { totalOf } from './total';

type Deal = PanelOf<'pipeline'>['stages'][number]['deals'][number];

export function PipelinePanel({ panel }: { panel: PanelOf<'pipeline'> }) {
  const deals = panel.stages.flatMap((stage) => stage.deals);
  const jobs = deals.length === 1 ? 'job' : 'jobs';
  return (
    <AppFrame
      open="contact"
      title="Jobs"
      note={`${deals.length} ${jobs}, ${valueOf(deals)}`}
      user={panel.user}
    >
      <ul css={boardStyle}>
        {panel.stages.map((stage) => (
          <li key={stage.title} css={laneStyle}>
            <p css={headStyle}>
              <strong>{stage.title}</strong>{' '}
              <span css={panelMeta}>{valueOf(stage.deals)}</span>
            </p>
            <ul css={plainList}>
              {stage.deals.map((deal) => (
                <li key={deal.name} css={placeStyle}>
                  <DealCard {...deal} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </AppFrame>
  );
}

const valueOf = (deals: readonly Deal[]) =>
  totalOf(deals.map(({ value }) => value));

function DealCard({ name, job, value, next, moving = false }: Deal) {
  return (
    <div css={dealStyle} data-moving={moving}>
      <strong>{name}</strong> <span css={panelMeta}>{job}</span> <b>{value}</b>{' '}
      {next && <span css={panelLabel}>{next}</span>}
    </div>
  );
}

const boardStyle = css(plainList, columns(), {
  gap: theme.space[3],
  padding: `${theme.space[3]} ${theme.space[3]} 0`,
  // Phones show the last two stages, between which a deal moves.
  '> :nth-last-of-type(n + 3)': { display: 'none' },
  [theme.container.small]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
  [theme.container.medium]: {
    '> :nth-last-of-type(n + 3)': { display: 'block' },
  },
});

/** A stage reaches down to the window’s edge. It is highlighted while a deal is on its way to it. */
const laneStyle = css({
  padding: `${theme.space[2]} ${theme.space[2]} ${theme.space[6]}`,
  borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
  background: theme.colour.sunken,
  'li:has([data-moving="true"]) + &': { background: theme.tint.soft },
});

const headStyle = css(panelRow, {
  justifyContent: 'space-between',
  gap: theme.space[1],
  padding: theme.space[1],
});

/** Dashes show the place that the moving deal has left. */
const placeStyle = css({
  marginTop: theme.space[2],
  borderRadius: theme.radius.small,
  [theme.container.small]: {
    '&:has([data-moving="true"])': {
      outline: `${theme.line} dashed ${theme.colour.control}`,
      outlineOffset: `calc(-1 * ${theme.line})`,
    },
  },
});

const dealStyle = css(panelBox, columns(), {
  position: 'relative',
  gap: theme.space[1],
  borderRadius: theme.radius.small,
  boxShadow: theme.shadow.small,
  [theme.container.medium]: { b: { marginTop: theme.space[2] } },
  // The moving deal, on its way to the next column.
  [theme.container.small]: {
    '&[data-moving="true"]': {
      zIndex: 1,
      translate: `62% calc(-1 * ${theme.space[3]})`,
      rotate: '2.5deg',
      borderColor: theme.tint.strong,
      boxShadow: theme.shadow.large,
    },
  },
});
