import { css } from '@emotion/react';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import type { BlockOf } from '../../../content/schemas/blocks';
import { frameStyle, wideStyle } from './figure-frame';

/** Text messages as on a customer's phone: samples side by side, or a conversation if the customer writes, too. */
export function MessagesFigure({ messages }: BlockOf<'messages'>) {
  const isConversation = messages.some(({ fromCustomer }) => fromCustomer);
  return (
    <ul css={isConversation ? conversationStyle : samplesStyle}>
      {messages.map(({ label, text, fromCustomer }) => (
        <li
          key={text}
          css={[
            messageStyle,
            isConversation && (fromCustomer ? customerStyle : ownStyle),
          ]}
        >
          {label && <strong>{label}</strong>} <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

const conversationStyle = css(plainList, frameStyle, {
  display: 'grid',
  gap: theme.space[5],
  marginBlock: `${theme.space[8]} ${theme.space[10]}`,
});

const samplesStyle = css(conversationStyle, wideStyle, {
  [theme.media.medium]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    gap: theme.space[6],
    // Two rows of two.
    '&:has(> :nth-of-type(4):last-of-type)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});

const messageStyle = css({
  justifySelf: 'start',
  maxWidth: '32rem',
  breakInside: 'avoid',
  strong: {
    display: 'block',
    marginBottom: theme.space[2],
    paddingInline: theme.space[4],
    fontSize: theme.text.small,
    color: theme.colour.textMuted,
  },
  p: {
    margin: 0,
    padding: `${theme.space[3]} ${theme.space[4]}`,
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.large,
    borderTopLeftRadius: theme.radius.tiny,
    background: theme.tint.soft,
  },
});

const customerStyle = css({
  p: {
    borderColor: theme.colour.line,
    background: theme.colour.surface,
  },
});

const ownStyle = css({
  justifySelf: 'end',
  p: {
    borderTopLeftRadius: theme.radius.large,
    borderTopRightRadius: theme.radius.tiny,
  },
});
