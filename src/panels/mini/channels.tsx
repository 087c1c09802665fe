import CheckCheck from 'lucide-react/icons/check-check';
import { css } from '@emotion/react';
import { metaStyle } from '../../components/product/product-style';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { ChannelChip, channelTint } from '../inbox/channel-chip';
import { ConversationList } from '../inbox/conversation-list';
import type { MiniOf } from './mini-of';

type Message = MiniOf<'channels'>['messages'][number];

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

function ChannelMessage({ channel, subject, text, time }: Message) {
  switch (channel) {
    case 'Email':
      return (
        <div css={letterStyle}>
          <p>{subject}</p>
          <p>{text}</p>
        </div>
      );
    case 'Instagram':
      return (
        <div css={replyStyle}>
          <Post />
          <p css={bubbleStyle}>{text}</p>
        </div>
      );
    case 'WhatsApp':
      return (
        <p css={tickedStyle}>
          {text}{' '}
          <span css={metaStyle}>
            {time} <CheckCheck size="1.2em" />
          </span>
        </p>
      );
    default:
      return <p css={bubbleStyle}>{text}</p>;
  }
}

/** The picture of a post: a heat pump below a window. */
function Post() {
  return (
    <svg viewBox="0 0 48 48" css={postStyle}>
      <path d="M0 40h48v8H0zM30 5h13v15H30z" fill={theme.tint.strong} />
      <rect x="5" y="17" width="31" height="24" rx="2" />
      <circle cx="16" cy="29" r="8" fill={theme.tint.line} />
      <path
        d="M16 21v16M8 29h16M29 23h4M29 27h4M29 31h4"
        stroke={theme.tint.strong}
      />
    </svg>
  );
}

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

const hiddenIfSmall = {
  display: 'none',
  [theme.container.small]: { display: 'grid' },
};

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

const bubbleStyle = css({
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderRadius: `${theme.radius.large} ${theme.radius.large} ${theme.radius.tiny} ${theme.radius.large}`,
  background: theme.tint.soft,
  color: theme.colour.text,
});

const tickedStyle = css(bubbleStyle, {
  display: 'flow-root',
  borderRadius: `${theme.radius.small} 0 ${theme.radius.small} ${theme.radius.small}`,
  span: {
    float: 'right',
    display: 'flex',
    gap: theme.space[1],
    marginLeft: theme.space[2],
    lineHeight: 'inherit',
    whiteSpace: 'nowrap',
  },
  svg: { color: theme.colour.info },
});

const letterStyle = css({
  borderRadius: theme.radius.tiny,
  background: theme.colour.surface,
  color: theme.colour.text,
  p: { padding: `${theme.space[2]} ${theme.space[3]}` },
  'p:first-of-type': {
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    fontWeight: 700,
  },
});

/** The answer lies over a corner of the post. */
const replyStyle = css({
  display: 'flex',
  alignItems: 'center',
  p: { marginLeft: `calc(-1 * ${theme.space[2]})` },
});

const postStyle = css(hiddenIfSmall, {
  width: theme.space[16],
  borderRadius: theme.radius.small,
  background: theme.tint.line,
  fill: theme.colour.surface,
});
