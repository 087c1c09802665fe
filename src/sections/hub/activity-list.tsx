import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { metaStyle } from '../../components/product/product-style';
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

/** Recent activity: a green dot for success, a blue one for anything else (SPEC.md section 2). */
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
          />
          <p>
            {action}
            <span css={[metaStyle, { display: 'block' }]}>{platform}</span>
          </p>
          <span css={metaStyle}>{time}</span>
        </li>
      ))}
    </ul>
  );
}

const itemStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  paddingBlock: theme.space[3],
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  p: { flex: '1 1 7em', fontWeight: 600 },
  '> :last-child': { whiteSpace: 'nowrap' },
  'p > span, > :last-child': { fontSize: theme.text.small },
});

const dotStyle = css({
  ...square(theme.space[3]),
  marginTop: theme.space[1],
  borderRadius: theme.radius.round,
  background: theme.colour.info,
  '&[data-status="success"]': { background: theme.colour.success },
});
