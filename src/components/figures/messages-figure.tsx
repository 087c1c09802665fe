import { css } from '@emotion/react';
import type { BlockOf } from '../../content/schemas/blocks';
import { columns } from '../../styles/mixins';
import { dialogueStyles } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { figureFrameStyle } from './drawn-figures';

/** Text messages: a conversation as on the firm's phone if a customer writes too, otherwise samples below each other. */
export function MessagesFigure({ messages }: BlockOf<'messages'>) {
  const { list, other, own, bubble, ownBubble } = dialogueStyles;
  const isConversation = messages.some(({ fromCustomer }) => fromCustomer);
  return (
    <ul css={[list, messagesStyle, !isConversation && samplesStyle]}>
      {messages.map(({ label, text, fromCustomer }, index) => (
        <li
          key={index}
          css={[
            isConversation && !fromCustomer ? own : other,
            !isConversation && label && labelledStyle,
          ]}
        >
          {label && <strong>{label}</strong>}{' '}
          <p css={fromCustomer ? bubble : ownBubble}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

const messagesStyle = css(figureFrameStyle, {
  marginBlock: `${theme.space[8]} ${theme.space[10]}`,
  gap: theme.space[5],
  li: { maxWidth: 'min(85%, 32rem)', breakInside: 'avoid' },
  strong: { fontSize: theme.text.small, color: theme.colour.textMuted },
  p: {
    margin: `${theme.space[1]} 0 0`,
    padding: `${theme.space[3]} ${theme.space[4]}`,
  },
});

/** As wide as the text. */
const samplesStyle = css({
  gap: theme.space[4],
  li: { alignSelf: 'stretch', maxWidth: 'none' },
});

/** A sample with its label, which is on the left where there is room. */
const labelledStyle = css({
  [theme.media.medium]: css(columns('8rem 1fr'), {
    columnGap: theme.space[4],
    alignItems: 'baseline',
  }),
});
