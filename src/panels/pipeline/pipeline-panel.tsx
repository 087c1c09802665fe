import { css } from '@emotion/react';
import { Chip } from '../../components/display/badge';
import {
  panelBox,
  panelLabel,
  panelMeta,
  panelRow,
} from '../../styles/panel-style';
import type { PanelOf } from '../../content/schemas/panels/panel';
import { columns, largeType, plainList } from '../../styles/mixins';
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
        <ul css={callsStyle}>
          <li>
            <strong>{calls.length}</strong> to ring today
          </li>
          {calls.map(({ name, job, value, ring }) => (
            <li key={name}>
              <Notice
                kind="notice"
                icon="phone"
                title={name}
                time={ring}
                text={`${job}, ${value}`}
              />
            </li>
          ))}
        </ul>
      )}
      <ul css={boardStyle}>
        {panel.stages.map(({ title, deals }) => (
          <li key={title} css={laneStyle}>
            <p css={headStyle}>
              <strong>{title}</strong>{' '}
              <span css={panelMeta}>{valueOf(deals)}</span>
            </p>
            <ul css={plainList}>
              {deals.map(({ name, job, value, next, ring, moving }) => (
                <li key={name} css={placeStyle} data-moving={moving}>
                  <div css={dealStyle}>
                    <strong>{name}</strong> <span css={panelMeta}>{job}</span>{' '}
                    <b>{value}</b>{' '}
                    {next && <span css={panelLabel}>{next}</span>}{' '}
                    {ring && <Chip css={ringStyle}>Ring {ring}</Chip>}
                  </div>
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

const ringStyle = css({
  justifySelf: 'start',
  background: theme.colour.highlight,
  color: theme.colour.text,
});

/** What to do next, in the loudest colour of the window. */
const callsStyle = css(plainList, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'center',
  gap: `${theme.space[3]} ${theme.space[8]}`,
  padding: `${theme.space[3]} ${theme.space[5]}`,
  background: theme.colour.highlight,
  fontSize: theme.text.body,
  '> li > strong': largeType(theme.text.stat),
});

const boardStyle = css(plainList, columns(), {
  gap: theme.space[3],
  padding: `${theme.space[3]} ${theme.space[3]} 0`,
  [theme.container.small]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
  // Phones show only the stage that the moving deal has left, and the next.
  [theme.media.phone]: {
    '&:has([data-moving="true"]) > :not(:has([data-moving="true"]), :has([data-moving="true"]) + *)':
      {
        display: 'none',
      },
  },
});

/** A stage reaches down to the window's edge. It is highlighted while a deal is on its way to it. */
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

const dealStyle = css(panelBox, columns(), {
  gap: theme.space[1],
  borderRadius: theme.radius.small,
  boxShadow: theme.shadow.small,
});

/** Dashes show the place that the moving deal has left, on its way to the next stage. */
const placeStyle = css({
  marginTop: theme.space[2],
  borderRadius: theme.radius.small,
  [theme.container.small]: {
    '&[data-moving="true"]': {
      outline: `${theme.stroke.thin} dashed ${theme.colour.control}`,
      '> div': {
        translate: `62% -${theme.space[3]}`,
        rotate: '2.5deg',
        borderColor: theme.tint.strong,
        boxShadow: theme.shadow.large,
      },
    },
  },
});
