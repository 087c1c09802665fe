import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { StatTile } from '../../components/display/stats';
import { InnerSection } from '../../components/text/section';
import { AppFrame } from '../../panels/parts/app-frame';
import { PanelFigure } from '../../panels/parts/panel-figure';
import { PanelSnippet } from '../../panels/snippets/panel-snippet';
import { columns, ruledList, square } from '../../styles/mixins';
import { panelMeta } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { PanelHero } from '../hero/panel-hero';

export const fragment = graphql`
  fragment HubHeroFields on HubPage {
    hero {
      ...HeroFields
    }
    note
    latest
    stats {
      value
      label
      change
    }
    activity {
      title
      items {
        action
        platform
        time
        status
      }
    }
  }
`;

/** The Hub as customers see it: the latest news, four figures and recent activity. */
export function HubHero({ page }: { page: Queries.HubHeroFieldsFragment }) {
  const { hero, stats, activity, note, latest } = page;
  return (
    <PanelHero hero={hero} css={horizonStyle}>
      <PanelFigure caption={note}>
        <AppFrame title="Hub">
          <div css={screenStyle}>
            <PanelSnippet snippet={latest} frame="none" css={latestStyle} />
            <dl css={tilesStyle}>
              {stats.map((stat) => (
                <StatTile key={stat.label} {...stat} css={tileStyle} />
              ))}
            </dl>
            <InnerSection title={activity.title} small css={activityStyle}>
              <ActivityList items={activity.items} />
            </InnerSection>
          </div>
        </AppFrame>
      </PanelFigure>
    </PanelHero>
  );
}

/** How far above its end the ground turns dark, behind the panel and its caption. */
const HORIZON = '9rem';

const horizonStyle = css({
  background: `linear-gradient(${theme.colour.page}, ${theme.colour.dawnHigh} 45%, ${theme.colour.dawnLow} calc(100% - ${HORIZON}), ${theme.colour.darkGround} 0)`,
  '--panel-caption': theme.colour.onDarkMuted,
  [theme.media.print]: { '--panel-caption': 'inherit' },
});

const screenStyle = css(columns(), {
  [theme.container.wide]: columns('5fr 7fr'),
});

const latestStyle = css({
  gridColumn: '1 / -1',
  padding: theme.space[5],
  background: theme.colour.highlight,
});

/** Four equal tiles with hairlines between them. */
const tilesStyle = css(columns('1fr 1fr'), {
  gap: theme.stroke.thin,
  margin: 0,
  background: theme.colour.line,
});

const tileStyle = css({
  alignContent: 'center',
  padding: theme.space[4],
  border: 0,
  background: theme.colour.sunken,
});

const activityStyle = css({
  padding: `${theme.space[4]} ${theme.space[4]} ${theme.space[2]}`,
  '> h2': { marginBottom: theme.space[1], fontSize: theme.text.title4 },
});

/** A success has a green dot, anything else a blue one, whatever the page's tint. */
export function ActivityList({
  items,
}: Pick<Queries.HubHeroFieldsFragment['activity'], 'items'>) {
  return (
    <ul css={ruledList(theme.space[2])}>
      {items.map(({ action, platform, time, status }, index) => (
        <li key={action + time} css={itemStyle}>
          <span
            role="img"
            aria-label={status === 'success' ? 'Success' : 'Information'}
            css={[dotStyle, status === 'success' && successStyle]}
          />
          <p css={index === 0 ? newestStyle : olderStyle}>
            {action}
            <span>{platform}</span>
          </p>
          <span css={timeStyle}>{time}</span>
        </li>
      ))}
    </ul>
  );
}

const itemStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  span: css(panelMeta, { fontSize: theme.text.small }),
});

/** The platform is below the action; where there is room, in a column of its own for all but the newest. */
const actionStyle = css(columns(), { flex: '1 1 7em', fontWeight: 600 });

const newestStyle = css(actionStyle, { fontSize: theme.text.title3 });

const olderStyle = css(actionStyle, {
  [theme.container.medium]: columns('1fr 6.5rem'),
});

const timeStyle = css({
  minWidth: '3.75rem',
  textAlign: 'right',
  whiteSpace: 'nowrap',
});

const dotStyle = css(square(theme.space[3]), {
  marginTop: theme.space[1],
  borderRadius: theme.radius.round,
  background: theme.colour.info,
});

const successStyle = css({ background: theme.colour.success });
