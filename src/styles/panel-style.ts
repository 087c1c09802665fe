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

/** Messages of a dialogue in panels, articles and the chat demo. */
export const dialogueStyles = {
  list: css(plainList, {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space[1],
    [theme.container.medium]: { gap: theme.space[2] },
  }),
  other: otherStyle,
  own: css(otherStyle, { alignSelf: 'flex-end' }),
  bubble: bubbleStyle,
  ownBubble: css(bubbleStyle, {
    marginLeft: 'auto',
    borderColor: theme.tint.line,
    borderBottomLeftRadius: theme.radius.medium,
    borderBottomRightRadius: theme.radius.tiny,
    background: `var(--bubble-ground, ${theme.tint.soft})`,
  }),
  /** At the end of the last line of text if it fits, otherwise below. */
  time: css(panelMeta, {
    float: 'right',
    marginLeft: theme.space[2],
    // The text's line height, so that both share a baseline.
    lineHeight: `calc(${theme.text.small} * ${theme.leading.snug})`,
  }),
};
