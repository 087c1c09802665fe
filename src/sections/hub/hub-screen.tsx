import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { StatTile } from '../../components/cards/stats';
import { TitledSection } from '../../components/text/section';
import { miniOf } from '../../content/from-graphql';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { AppFrame } from '../../panels/parts/app-frame';
import { PanelFigure } from '../../panels/parts/panel-figure';
import { theme } from '../../styles/theme';
import { ActivityList } from './activity-list';

export const fragment = graphql`
  fragment HubScreenFields on HubPage {
    note
    outcome
    stats {
      value
      label
      change
      status
    }
    activity {
      title
      items {
        ...ActivityItemFields
      }
    }
  }
`;

/** The Hub as customers see it: open tasks, figures and recent activity. */
export function HubScreen({ page }: { page: Queries.HubScreenFieldsFragment }) {
  const { stats, activity, note, outcome } = page;
  return (
    <PanelFigure caption={note}>
      <AppFrame title="Hub">
        <div css={screenStyle}>
          <div css={firstStyle}>
            {outcome && (
              <MiniPanel
                mini={miniOf(outcome)}
                variant="plain"
                css={outcomeStyle}
              />
            )}
            <dl>
              {stats.map((stat) => (
                <StatTile key={stat.label} {...stat} />
              ))}
            </dl>
          </div>
          <TitledSection title={activity.title} small css={activityStyle}>
            <ActivityList items={activity.items} />
          </TitledSection>
        </div>
      </AppFrame>
    </PanelFigure>
  );
}

const screenStyle = css({
  display: 'grid',
  [theme.container.wide]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  },
});

const firstStyle = css({
  display: 'flex',
  flexDirection: 'column',
  // Each figure in a cell, with hairlines between them.
  dl: {
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.line,
    background: theme.colour.line,
    '> *': {
      justifyContent: 'center',
      padding: `${theme.space[3]} ${theme.space[5]}`,
      borderTop: 0,
      background: theme.colour.sunken,
    },
  },
  // In the size of an application.
  dt: { fontSize: theme.text.small },
});

/** Highlighted above the figures; both reach the edges. */
const outcomeStyle = css({
  padding: theme.space[5],
  background: theme.colour.highlight,
});

const activityStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  alignItems: 'baseline',
  padding: `${theme.space[4]} ${theme.space[4]} ${theme.space[2]}`,
  '> h2': { marginBottom: theme.space[1], fontSize: theme.text.title4 },
  '> ul': { gridColumn: '1 / -1' },
  li: { paddingBlock: theme.space[2] },
  'li:last-child': { borderBottom: 0 },
});
