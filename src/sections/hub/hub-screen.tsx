import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { StatTile } from '../../components/cards/stats';
import { TitledSection } from '../../components/text/section';
import { AppFrame } from '../../panels/parts/app-frame';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { PanelFigure } from '../../panels/parts/panel-figure';
import { columns } from '../../styles/columns';
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
    <PanelFigure caption={note}>
      <AppFrame title="Hub">
        <dl css={tilesStyle}>
          {stats.map((stat) => (
            <StatTile key={stat.label} {...stat} />
          ))}
        </dl>
        {outcome && (
          <div css={noticeStyle}>
            <MiniPanel mini={outcome} />
          </div>
        )}
        <TitledSection title={activity.title} small css={activityStyle}>
          <ActivityList items={activity.items} tools={tools} />
        </TitledSection>
      </AppFrame>
    </PanelFigure>
  );
}

/** Dense: figures and labels in the sizes of an application. A longer label gets a wider column. */
const tilesStyle = css(columns({ all: '1fr 1fr' }), {
  background: theme.colour.sunken,
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  'small, dt, && dd + dd': { fontSize: theme.text.small },
  // In a line of its own, so that those of all figures are level.
  small: { display: 'block' },
  '> *': { padding: theme.space[3], borderTop: 0 },
  'dd:first-of-type': { fontSize: theme.text.titleText },
  [theme.container.medium]: {
    gridTemplateColumns: 'repeat(4, auto)',
    dd: { whiteSpace: 'nowrap' },
    '> *': { padding: theme.space[4] },
    '> * + *': { borderLeft: `${theme.line} solid ${theme.colour.line}` },
  },
});

/** From edge to edge, as a part of the window. */
const noticeStyle = css({
  '[data-mini]': {
    border: 0,
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: 0,
    background: theme.tint.soft,
    boxShadow: 'none',
  },
  'p span': { fontSize: theme.text.small },
});

const activityStyle = css({
  padding: `${theme.space[4]} ${theme.space[4]} ${theme.space[2]}`,
  '> h2': { marginBottom: theme.space[1], fontSize: theme.text.title4 },
  li: { paddingBlock: theme.space[2] },
  'li:last-child': { borderBottom: 0 },
});
