import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { panelMeta } from '../../styles/panel-style';
import { plainList } from '../../styles/lists';
import { square } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment ActivityItemFields on ActivityItem {
    action
    platform
    time
    status
  }
`;

interface ActivityListProps {
  items: readonly Queries.ActivityItemFieldsFragment[];
}

/** A success has a green dot, anything else a blue one, whatever the page's tint (SPEC.md section 2). */
export function ActivityList({ items }: ActivityListProps) {
  return (
    <>
      <p css={[panelMeta, legendStyle]} aria-hidden="true">
        {['success', 'info'].map((status) => (
          <span key={status}>
            <span css={dotStyle} data-status={status} />
            {nameOf(status)}
          </span>
        ))}
      </p>
      <ul css={plainList}>
        {items.map(({ action, platform, time, status }) => (
          <li key={action + time} css={itemStyle}>
            <span
              role="img"
              aria-label={nameOf(status)}
              css={dotStyle}
              data-status={status}
            />
            <p>
              {action}
              <span css={platformStyle}>{platform}</span>
            </p>
            <span css={timeStyle}>{time}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const nameOf = (status: string) =>
  status === 'success' ? 'Success' : 'Information';

const itemStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  paddingBlock: theme.space[3],
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  p: { flex: '1 1 7em', fontWeight: 600 },
});

const noteStyle = css(panelMeta, { fontSize: theme.text.small });
const timeStyle = css(noteStyle, {
  minWidth: '3.75rem',
  textAlign: 'right',
  whiteSpace: 'nowrap',
});

/** Below the action; where there is room, in a column of its own for all but the newest. */
const platformStyle = css(noteStyle, {
  display: 'block',
  [theme.container.medium]: {
    'li:not(:first-child) &': { float: 'right', width: '6.5rem' },
  },
});

const legendStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space[4]}`,
  '> span': { display: 'flex', alignItems: 'center', gap: theme.space[1] },
  '[data-status]': { ...square(theme.space[2]), margin: 0 },
});

const dotStyle = css({
  ...square(theme.space[3]),
  marginTop: theme.space[1],
  borderRadius: theme.radius.round,
  background: theme.colour.info,
  '&[data-status="success"]': { background: theme.colour.success },
});
