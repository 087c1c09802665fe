import { css } from '@emotion/react';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { ChannelChip, channelTint } from '../conversation/channel-chip';
import { ConversationList } from '../conversation/conversation-list';
import type { MiniOf } from '../../content/schemas/product/mini-panel';

/** Messages of several channels, which on wide screens are connected by lines to their rows in one list. */
export function Channels({ messages }: MiniOf<'channels'>) {
  return (
    <div css={drawingStyle}>
      <ul css={messagesStyle}>
        {messages.map(({ name, channel, text }) => (
          <li key={name} css={channelTint(channel)}>
            <p>{text}</p>
            <ChannelChip channel={channel} />
          </li>
        ))}
      </ul>
      <div css={listStyle}>
        <ConversationList conversations={messages} />
      </div>
    </div>
  );
}

const drawingStyle = css(columns(), {
  rowGap: theme.space[6],
  [theme.container.wide]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
  },
});

/** Light in both themes, because the ground is always dark. */
const messagesStyle = css(plainList, columns(), {
  colorScheme: 'light',
  gap: theme.space[3],
  li: {
    isolation: 'isolate',
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space[2],
    alignItems: 'center',
  },
  p: {
    padding: `${theme.space[2]} ${theme.space[4]}`,
    borderRadius: theme.radius.medium,
    borderBottomLeftRadius: theme.radius.tiny,
    background: theme.tint.soft,
    color: theme.colour.text,
  },
  [theme.container.wide]: {
    gridAutoRows: '1fr',
    gap: 0,
    li: columns({ all: '13fr 7fr' }),
    'li > *': { justifySelf: 'start' },
    'li::before': {
      content: '""',
      zIndex: -1,
      gridArea: '1 / 1 / 2 / 3',
      borderTop: `${theme.thick} solid ${theme.tint.line}`,
    },
    'li > p': { gridArea: '1 / 1' },
    'li > span': { gridArea: '1 / 2', justifySelf: 'center' },
  },
});

const listStyle = css(columns(), {
  overflow: 'hidden',
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
  boxShadow: theme.shadow.large,
});
