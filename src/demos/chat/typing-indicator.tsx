import { css, keyframes } from '@emotion/react';
import { theme } from '../../styles/theme';

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
