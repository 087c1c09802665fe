import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Check, Info } from 'lucide-react';
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

/** Recent activity: a success has a green dot, anything else a blue one (SPEC.md section 2), each with its own sign. */
export function ActivityList({ items }: ActivityListProps) {
  return (
    <ul css={plainList}>
      {items.map(({ action, platform, time, status }) => (
        <li key={action + time} css={itemStyle}>
          <span
            role="img"
            aria-label={status === 'success' ? 'Success' : 'Information'}
            css={dotStyle}
            data-status={status}
          >
            {status === 'success' ? <Check size="1em" /> : <Info size="1em" />}
          </span>
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
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: theme.space[6],
    height: theme.space[6],
    color: theme.colour.page,
    borderRadius: theme.radius.round,
    background: theme.colour.info,
    '&[data-status="success"]': { background: theme.colour.success },
  });
