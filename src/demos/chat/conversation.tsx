import { useLayoutEffect, useRef } from 'react';
import { css, keyframes } from '@emotion/react';
import {
  bubbleStyle,
  listStyle,
  otherStyle,
  ownBubbleStyle,
  ownStyle,
  timeStyle,
} from '../../components/product/dialogue';
import { theme } from '../../styles/theme';
import { visuallyHidden } from '../../styles/mixins';
import { ClockTime } from '../entry';
import type { Message } from './chat-machine';

/** The conversation, scrolled to its end. New messages are announced. */
export function MessageLog({ messages }: { messages: readonly Message[] }) {
  const log = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages]);

  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      // The keyboard has to reach it, because it scrolls.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      css={logStyle}
    >
      <ol css={listStyle}>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </ol>
    </div>
  );
}

const logStyle = css({
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  height: `calc(2 * ${theme.width.narrow})`,
  padding: theme.space[4],
  ol: { gap: theme.space[3] },
  // The frame would cut off an outline around it.
  '&:focus-visible': { outlineOffset: `calc(-1 * ${theme.thick})` },
});

function MessageItem({ message }: { message: Message }) {
  const { text, isBot, timestamp } = message;
  return (
    <li css={isBot ? otherStyle : ownStyle}>
      <span css={visuallyHidden}>{isBot ? 'Assistant: ' : 'You: '}</span>
      <p css={isBot ? bubbleStyle : ownBubbleStyle}>
        <span>{text}</span> <ClockTime timestamp={timestamp} css={timeStyle} />
      </p>
    </li>
  );
}

export function TypingIndicator({ isTyping }: { isTyping: boolean }) {
  return (
    <p role="status" css={lineStyle}>
      {isTyping && (
        <>
          <span aria-hidden="true" css={dotsStyle}>
            <span />
            <span />
            <span />
          </span>
          The assistant is typing…
        </>
      )}
    </p>
  );
}

// Keeps its height while empty, to prevent layout shift.
const lineStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: theme.space[6],
  paddingInline: theme.space[4],
  fontSize: theme.text.tiny,
  color: theme.colour.textMuted,
});

const bounce = keyframes({ '50%': { transform: 'translateY(-40%)' } });

const dotsStyle = css({
  display: 'inline-flex',
  gap: theme.space[1],
  span: {
    width: theme.space[1],
    height: theme.space[1],
    borderRadius: theme.radius.round,
    background: theme.tint.strong,
    [theme.media.motion]: { animation: `${bounce} 900ms infinite` },
  },
  'span:nth-of-type(2)': { animationDelay: '150ms' },
  'span:nth-of-type(3)': { animationDelay: '300ms' },
});
