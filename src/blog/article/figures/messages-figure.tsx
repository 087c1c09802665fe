import { css } from '@emotion/react';
import {
  bubbleStyle,
  listStyle,
  otherStyle,
  ownBubbleStyle,
  ownStyle,
} from '../../../components/product/dialogue';
import { theme } from '../../../styles/theme';
import type { BlockOf } from '../../../content/schemas/blocks';
import { frameStyle, wideStyle } from './figure-frame';

/** Text messages on a phone: separate samples side by side, or a conversation if the customer writes too. */
export function MessagesFigure({ messages }: BlockOf<'messages'>) {
  const isConversation = messages.some(({ fromCustomer }) => fromCustomer);
  return (
    <ul css={[listStyle, messagesStyle, !isConversation && samplesStyle]}>
      {messages.map(({ label, text, fromCustomer }) => (
        <li
          key={text}
          css={isConversation && !fromCustomer ? ownStyle : otherStyle}
        >
          {label && <strong>{label}</strong>}{' '}
          <p css={fromCustomer ? bubbleStyle : ownBubbleStyle}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

const messagesStyle = css(frameStyle, {
  marginBlock: `${theme.space[8]} ${theme.space[10]}`,
  gap: theme.space[5],
  li: { maxWidth: '32rem', breakInside: 'avoid' },
  strong: { fontSize: theme.text.small, color: theme.colour.textMuted },
  p: {
    margin: `${theme.space[1]} 0 0`,
    padding: `${theme.space[3]} ${theme.space[4]}`,
  },
});

const samplesStyle = css(wideStyle, {
  [theme.media.medium]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    alignItems: 'start',
    // Four messages are two rows of two, not three and one.
    '&:has(> :nth-of-type(4):last-of-type)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});
