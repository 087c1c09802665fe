import { css } from '@emotion/react';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { ChannelChip, channelTint } from '../conversation/channel-chip';
import { ConversationList } from '../conversation/conversation-list';
import type { MiniOf } from '../../content/schemas/product/mini-panel';

/** Messages of several channels, on wide screens each on a line into its row of one list, on others all on one line. */
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
  [theme.container.wide]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
  },
});

/** Light in both themes, because the ground is always dark. */
const messagesStyle = css(plainList, columns(), {
  colorScheme: 'light',
  gap: theme.space[4],
  paddingBottom: theme.space[6],
  background: `linear-gradient(${theme.tint.line} 0 0) ${theme.space[6]} / ${theme.thick} no-repeat`,
  li: {
    isolation: 'isolate',
    display: 'grid',
    gap: theme.space[1],
    justifyItems: 'start',
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
    padding: 0,
    background: 'none',
    li: {
      gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 7fr)',
      alignItems: 'center',
    },
    'li::before': {
      content: '""',
      zIndex: -1,
      gridArea: '1 / 1 / 2 / 3',
      justifySelf: 'stretch',
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
