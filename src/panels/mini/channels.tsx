import { css } from '@emotion/react';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { ChannelChip, channelTint } from '../inbox/channel-chip';
import { ConversationList } from '../inbox/conversation-list';
import { ChannelMessage, hiddenIfSmall } from './channel-message';
import type { MiniOf } from '../../content/schemas/product/mini-panel';

/** The rows of the messages, the newest first: two lines cross, because the list alone is ordered by time. */
const ROWS = [1, 0, 2, 3];

/** Messages as their channels show them, on lines that run into one list. */
export function Channels({ messages }: MiniOf<'channels'>) {
  return (
    <div css={drawingStyle}>
      <svg viewBox="0 0 12 4" preserveAspectRatio="none" css={linesStyle}>
        {messages.map(({ name, channel }, index) => (
          <path
            key={name}
            css={channelTint(channel)}
            d={line((ROWS[index] ?? 0) + 0.5, index + 0.5)}
          />
        ))}
      </svg>
      <ul css={messagesStyle}>
        {messages.map((message, index) => (
          <li
            key={message.name}
            css={channelTint(message.channel)}
            style={{ order: ROWS[index] }}
          >
            <ChannelMessage {...message} />
            <ChannelChip channel={message.channel} />
          </li>
        ))}
      </ul>
      <div css={listStyle}>
        <ConversationList conversations={messages} />
      </div>
    </div>
  );
}

/** From behind the message, through its channel’s name, into its row of the list. */
const line = (from: number, to: number) =>
  `M1 ${from}H10C11 ${from} 11 ${to} 12 ${to}`;

const LINE = theme.thick;

/** In narrow windows the messages branch off one line, which ends in the list. */
const drawingStyle = css(columns(), {
  [theme.container.wide]: {
    gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 2fr) minmax(0, 8fr)',
  },
});

/** The messages are the same in both themes, on a ground that is dark in both. */
const messagesStyle = css(plainList, {
  colorScheme: 'light',
  display: 'grid',
  gap: theme.space[3],
  marginLeft: theme.space[4],
  padding: `0 0 ${theme.space[6]} ${theme.space[4]}`,
  borderLeft: `${LINE} solid ${theme.tint.line}`,
  '> li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: theme.space[1],
    position: 'relative',
    '> span': { gridRow: 1 },
    '&::before': {
      content: '""',
      position: 'absolute',
      top: theme.space[2],
      left: `calc(-1 * ${theme.space[4]})`,
      width: theme.space[4],
      height: LINE,
      background: theme.tint.line,
    },
  },
  [theme.container.wide]: {
    gridArea: '1 / 1',
    gridAutoRows: '1fr',
    gap: 0,
    margin: 0,
    padding: 0,
    border: 0,
    '> li': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 3fr)',
      gap: 0,
      alignItems: 'center',
      paddingBlock: theme.space[2],
      '> span': { gridColumn: 2, justifySelf: 'center' },
      '&::before': { display: 'none' },
    },
  },
});

const linesStyle = css({
  display: 'none',
  [theme.container.wide]: { display: 'block', gridArea: '1 / 1 / 2 / 3' },
  width: '100%',
  height: '100%',
  colorScheme: 'light',
  path: {
    fill: 'none',
    stroke: theme.tint.line,
    strokeWidth: LINE,
    vectorEffect: 'non-scaling-stroke',
  },
});

const listStyle = css(columns(), {
  overflow: 'hidden',
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
  boxShadow: theme.shadow.large,
  'li:last-of-type': { borderBottom: 0 },
  // The mark is clear of the round corner.
  '[data-unread="true"]': {
    borderLeftColor: 'transparent',
    background: `linear-gradient(${theme.colour.accent}, ${theme.colour.accent}) border-box 0 50% / ${theme.thick} 60% no-repeat`,
  },
  // A channel is below its message where both don’t fit.
  'li div > p': { flexBasis: 'auto' },
  '[data-initials]': hiddenIfSmall,
});
