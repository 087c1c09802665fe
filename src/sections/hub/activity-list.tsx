import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { plainList } from '../../styles/lists';

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

/** Recent activity: a success has a green dot, anything else a blue one (SPEC.md section 2). */
export function ActivityList({ items }: ActivityListProps) {
  return (
    <ul css={plainList}>
      {items.map(({ action, platform, time, status }) => (
        <li key={action + time} css={itemStyle}>
          <span css={dotStyle} data-status={status} aria-hidden="true" />
          <span>
            {action}
            <br />
            <small>
              {platform} · {time}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

const itemStyle = (theme: Theme) =>
  css({
    display: 'flex',
    gap: theme.space[3],
    paddingBlock: theme.space[3],
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
  });

const dotStyle = (theme: Theme) =>
  css({
    flex: 'none',
    width: theme.space[3],
    height: theme.space[3],
    marginTop: theme.space[2],
    borderRadius: theme.radius.round,
    background: theme.colour.info,
    '&[data-status="success"]': { background: theme.colour.success },
  });
