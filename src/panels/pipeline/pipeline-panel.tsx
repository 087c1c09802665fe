import { css } from '@emotion/react';
import { Chip } from '../../components/display/badge';
import {
  panelBox,
  panelLabel,
  panelMeta,
  panelRow,
} from '../../styles/panel-style';
import type { PanelOf } from '../../content/schemas/panels/panel';
import { sumOfPrices } from '../../content/text/format';
import {
  columns,
  equalColumns,
  hiddenOnPhones,
  largeType,
  plainList,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { Notice } from '../mini/notice';
import { AppFrame } from '../parts/app-frame';

export function PipelinePanel({ panel }: { panel: PanelOf<'pipeline'> }) {
  const deals = panel.stages.flatMap((stage) => stage.deals);
  const jobs = deals.length === 1 ? 'job' : 'jobs';
  const dealsToRing = deals.filter(({ ring }) => ring);
  // The stage that the moving deal has left, on its way to the next; -1 if none moves.
  const left = panel.stages.findIndex((stage) =>
    stage.deals.some(({ moving }) => moving),
  );
  return (
    <AppFrame
      activeIcon="contact"
      title="Jobs"
      note={`${deals.length} ${jobs}, ${totalValue(deals)}`}
      user={panel.user}
    >
      {dealsToRing.length > 0 && (
        <ul css={toRingStyle}>
          <li>
            <strong>{dealsToRing.length}</strong> to ring today
          </li>
          {dealsToRing.map(({ name, job, value, ring }) => (
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
        {panel.stages.map(({ title, deals }, index) => (
          <li
            key={title}
            css={[
              laneStyle,
              left >= 0 && index === left + 1 && nextStyle,
              // Phones show only these two.
              left >= 0 &&
                index !== left &&
                index !== left + 1 &&
                hiddenOnPhones,
            ]}
          >
            <p css={headStyle}>
              <strong>{title}</strong>{' '}
              <span css={panelMeta}>{totalValue(deals)}</span>
            </p>
            <ul css={plainList}>
              {deals.map(({ name, job, value, next, ring, moving }) => (
                <li key={name} css={[placeStyle, moving && leftPlaceStyle]}>
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

const totalValue = (deals: readonly { value: string }[]) =>
  sumOfPrices(deals.map(({ value }) => value));

const ringStyle = css({
  justifySelf: 'start',
  background: theme.colour.highlight,
  color: theme.colour.text,
});

/** The jobs to ring today. */
const toRingStyle = css(plainList, {
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
  [theme.container.small]: css(equalColumns, { gridTemplateColumns: 'none' }),
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

/** Dashes show the place that the moving deal has left. */
const leftPlaceStyle = css({
  [theme.container.small]: {
    outline: `${theme.stroke.thin} dashed ${theme.colour.control}`,
    '> div': {
      translate: `62% -${theme.space[3]}`,
      rotate: '2.5deg',
      borderColor: theme.tint.strong,
      boxShadow: theme.shadow.large,
    },
  },
});
