import { css } from '@emotion/react';
import { plainList } from './mixins';
import { theme } from './theme';

// Small type, boxes and rows of panels, demos and chats.

export const panelMeta = css({
  fontSize: theme.text.tiny,
  fontWeight: 400,
  color: theme.colour.textMuted,
});

export const panelBox = css({
  minWidth: 0,
  padding: theme.space[3],
  border: theme.rule,
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
});

export const panelRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minWidth: 0,
});

const otherStyle = css({
  position: 'relative',
  alignSelf: 'flex-start',
  maxWidth: '92%',
});

const bubbleStyle = css({
  display: 'flow-root',
  width: 'fit-content',
  padding: `${theme.space[1]} var(--bubble-padding, ${theme.space[3]})`,
  border: theme.rule,
  borderRadius: theme.radius.medium,
  borderBottomLeftRadius: theme.radius.tiny,
  background: `var(--bubble-ground, ${theme.colour.sunken})`,
});

/** Messages in panels, articles and the chat demo: the firm's on the right and tinted, the customer's on the left and grey. */
export const dialogueStyles = {
  list: css(plainList, {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space[1],
    [theme.container.medium]: { gap: theme.space[2] },
  }),
  other: otherStyle,
  own: css(otherStyle, { alignSelf: 'flex-end', textAlign: 'right' }),
  bubble: bubbleStyle,
  ownBubble: css(bubbleStyle, {
    marginLeft: 'auto',
    textAlign: 'left',
    borderColor: theme.tint.line,
    borderBottomLeftRadius: theme.radius.medium,
    borderBottomRightRadius: theme.radius.tiny,
    background: `var(--bubble-ground, ${theme.tint.soft})`,
  }),
  /** Below the bubble. */
  time: css({
    margin: `${theme.space[1]} ${theme.space[1]} 0`,
    fontSize: theme.text.micro,
    lineHeight: 1,
    color: theme.colour.textMuted,
  }),
};
