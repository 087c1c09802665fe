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
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { Notice } from '../mini/notice';
import { AppFrame } from '../parts/app-frame';
import { totalOf } from './total';

type Deal = PanelOf<'pipeline'>['stages'][number]['deals'][number];

export function PipelinePanel({ panel }: { panel: PanelOf<'pipeline'> }) {
  const deals = panel.stages.flatMap((stage) => stage.deals);
  const jobs = deals.length === 1 ? 'job' : 'jobs';
  const calls = deals.filter(({ ring }) => ring);
  return (
    <AppFrame
      open="contact"
      title="Jobs"
      note={`${deals.length} ${jobs}, ${valueOf(deals)}`}
      user={panel.user}
    >
      {calls.length > 0 && (
        <div css={callsStyle}>
          <p>
            <strong>{calls.length}</strong> to ring today
          </p>
          <ul>
            {calls.map(({ name, job, value, ring }) => (
              <li key={name}>
                <Notice
                  plain={false}
                  kind="notice"
                  icon="phone"
                  title={name}
                  time={ring}
                  text={`${job}, ${value}`}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
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

function DealCard(deal: Deal) {
  const { name, job, value, next, ring, moving = false } = deal;
  return (
    <div css={dealStyle} data-moving={moving}>
      <strong>{name}</strong> <span css={panelMeta}>{job}</span> <b>{value}</b>{' '}
      {next && <span css={panelLabel}>{next}</span>}{' '}
      {ring && <mark css={ringStyle}>Ring {ring}</mark>}
    </div>
  );
}

const ringStyle = css({
  justifySelf: 'start',
  padding: `0 ${theme.space[2]}`,
  borderRadius: theme.radius.round,
  background: theme.colour.action,
  fontSize: theme.text.tiny,
  fontWeight: 700,
  color: theme.colour.onAction,
});

/** The next thing to do, in the loudest colour of the window. */
const callsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[2]} ${theme.space[8]}`,
  padding: `${theme.space[3]} ${theme.space[5]}`,
  background: theme.colour.highlight,
  '> p > strong': largeType(theme.text.figure),
  ul: css(plainList, {
    display: 'grid',
    flex: '1 1 18rem',
    gap: `${theme.space[3]} ${theme.space[6]}`,
  }),
  'li p > *': { fontSize: theme.text.body, color: 'inherit' },
  [theme.container.wide]: {
    '> p > strong': { display: 'block' },
    ul: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    'li strong': { flex: 'none' },
  },
});

const boardStyle = css(plainList, columns(), {
  gap: theme.space[3],
  padding: `${theme.space[3]} ${theme.space[3]} 0`,
  // Phones show the last three stages, the third of them cut off at the edge.
  '> :nth-last-of-type(n + 4)': { display: 'none' },
  [theme.container.small]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '43%',
  },
  [theme.container.medium]: {
    gridAutoColumns: 'minmax(0, 1fr)',
    '> :nth-last-of-type(n + 4)': { display: 'block' },
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
      translate: `24% -${theme.space[3]}`,
      [theme.container.medium]: { translate: `62% -${theme.space[3]}` },
      rotate: '2.5deg',
      borderColor: theme.tint.strong,
      boxShadow: theme.shadow.large,
    },
  },
});
