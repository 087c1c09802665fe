import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import { IconTile } from '../../components/cards/icon';
import { metaStyle } from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import { square } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';

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
  /** An entry of one of these has its icon and its tint. */
  tools?: Queries.HubToolsFieldsFragment['items'];
}

/** Recent activity: a success has a green dot, anything else a blue one (SPEC.md section 2), each with its own sign. */
export function ActivityList({ items, tools = [] }: ActivityListProps) {
  return (
    <ul css={plainList}>
      {items.map(({ action, platform, time, status }) => {
        const tool = tools.find(({ title }) => title === platform);
        const Sign = status === 'success' ? Check : Info;
        return (
          <li key={action + time} css={itemStyle}>
            <span css={[tintStyle(tool?.colour ?? 'sage'), markStyle]}>
              {tool && <IconTile name={tool.icon} />}
              <span
                role="img"
                aria-label={status === 'success' ? 'Success' : 'Information'}
                css={dotStyle}
                data-status={status}
              >
                <Sign size="1em" />
              </span>
            </span>
            <p>
              {action}
              <span css={[metaStyle, { display: 'block' }]}>{platform}</span>
            </p>
            <span css={metaStyle}>{time}</span>
          </li>
        );
      })}
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

/** The status overlaps a corner of the icon. */
const markStyle = css({
  display: 'flex',
  alignItems: 'flex-end',
  alignSelf: 'flex-start',
  flex: 'none',
  '> span:not([role])': {
    width: theme.space[10],
    height: theme.space[10],
    margin: `0 calc(-1 * ${theme.space[2]}) 0 0`,
  },
  '> [role]': { boxShadow: `0 0 0 ${theme.thick} ${theme.colour.surface}` },
});

const dotStyle = css({
  ...square(theme.space[4]),
  fontSize: theme.text.tiny,
  color: theme.colour.page,
  borderRadius: theme.radius.round,
  background: theme.colour.info,
  '&[data-status="success"]': { background: theme.colour.success },
});
