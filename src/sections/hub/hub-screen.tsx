import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { StatTile } from '../../components/cards/stats';
import { TitledSection } from '../../components/text/section';
import { AppFrame } from '../../panels/parts/app-frame';
import { PanelFigure } from '../../panels/parts/panel-figure';
import { theme } from '../../styles/theme';
import { ActivityList } from './activity-list';

export const fragment = graphql`
  fragment StatTileFields on StatTile {
    value
    label
    change
    status
  }
`;

interface HubScreenProps {
  stats: readonly Queries.StatTileFieldsFragment[];
  activity: {
    title: string;
    items: readonly Queries.ActivityItemFieldsFragment[];
  };
  /** Whose icons the activity has. */
  tools: Queries.HubToolsFieldsFragment['items'];
  note: string;
  outcome: Record<string, unknown> | null;
}

/** The Hub as customers see it: its figures, and the latest activity below. */
export function HubScreen({
  stats,
  activity,
  tools,
  note,
  outcome,
}: HubScreenProps) {
  return (
    <PanelFigure caption={note} outcome={outcome}>
      <AppFrame title="Hub">
        <dl css={tilesStyle}>
          {stats.map((stat) => (
            <StatTile key={stat.label} {...stat} />
          ))}
        </dl>
        <TitledSection title={activity.title} small css={activityStyle}>
          <ActivityList items={activity.items} tools={tools} />
        </TitledSection>
      </AppFrame>
    </PanelFigure>
  );
}

/** Dense: figures and labels in the sizes of an application. A longer label gets a wider column. */
const tilesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  background: theme.colour.sunken,
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  'small, dt, && dd + dd': { fontSize: theme.text.small },
  // In a line of its own, so that those of all figures are level.
  small: { display: 'block' },
  '> *': { padding: theme.space[3], borderTop: 0 },
  dd: { whiteSpace: 'nowrap' },
  'dd:first-of-type': { fontSize: theme.text.titleText },
  [theme.container.medium]: {
    gridTemplateColumns: 'repeat(4, auto)',
    '> *': { padding: theme.space[4] },
    '> * + *': { borderLeft: `${theme.line} solid ${theme.colour.line}` },
  },
});

const activityStyle = css({
  padding: `${theme.space[4]} ${theme.space[4]} ${theme.space[10]} ${theme.space[4]}`,
  '> h2': { marginBottom: theme.space[1], fontSize: theme.text.title4 },
  li: { paddingBlock: theme.space[2] },
  'li:last-child': { borderBottom: 0 },
});
