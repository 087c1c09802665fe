import { css } from '@emotion/react';
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
