import { css } from '@emotion/react';
import { Avatar } from '../../components/display/avatar';
import type { PanelOf } from '../../content/schemas/panels/panel';
import { plainList, visuallyHidden } from '../../styles/mixins';
import { panelMeta, panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { ChannelChip } from './channel-chip';

type Conversation = PanelOf<'conversation'>['conversations'][number];

interface ListProps {
  conversations: readonly Conversation[];
  open?: Conversation;
}

export function ConversationList({ conversations, open }: ListProps) {
  return (
    <ul css={listStyle}>
      {conversations.map((conversation) => {
        const { name, channel, preview, time, unread } = conversation;
        return (
          <li
            key={name}
            css={[
              rowStyle,
              conversation === open && openStyle,
              unread && unreadStyle,
            ]}
          >
            <Avatar name={name} />
            <div css={wordsStyle}>
              <p css={lineStyle}>
                <strong css={unread ? boldStyle : nameStyle}>{name}</strong>{' '}
                {unread && <span css={visuallyHidden}>(unread)</span>}{' '}
                <span css={timeStyle}>{time}</span>
              </p>
              <div css={lineStyle}>
                <p css={[previewStyle, unread && boldStyle]}>{preview}</p>
                <ChannelChip channel={channel} />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** In wide panels the rows share the height of the conversation; phones show only the first four. */
const listStyle = css(plainList, {
  display: 'grid',
  // Room for the corner panel, which overlaps this corner.
  paddingBottom: theme.space[8],
  [theme.media.phone]: { '> :nth-of-type(n + 5)': { display: 'none' } },
});

const rowStyle = css(panelRow, {
  gap: theme.space[3],
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderBottom: theme.rule,
  borderLeft: `${theme.stroke.thick} solid transparent`,
  [theme.container.medium]: { paddingBlock: theme.space[3] },
});

const openStyle = css({
  '--avatar-ground': theme.colour.surface,
  borderLeftColor: theme.tint.strong,
  background: theme.tint.soft,
});

const unreadStyle = css({ borderLeftColor: theme.colour.brandCoral });

const wordsStyle = css({ flex: 1, minWidth: 0 });

/** Time and channel wrap below the words if they don't fit beside them. */
const lineStyle = css(panelRow, {
  flexWrap: 'wrap',
  rowGap: theme.space[1],
  [theme.container.wide]: { fontSize: theme.text.caption },
});

const nameStyle = css({ fontWeight: 500 });
const boldStyle = css({ fontWeight: 700, color: theme.colour.text });

const timeStyle = css(panelMeta, { marginLeft: 'auto', whiteSpace: 'nowrap' });

/** A single line. Its end may be cut off after some words, unlike any other text of a panel. */
const previewStyle = css(panelMeta, {
  flex: '1 0 min(9em, 100%)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textWrap: 'nowrap',
  [theme.container.wide]: { fontSize: theme.text.caption },
});
