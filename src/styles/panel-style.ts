import { css } from '@emotion/react';
import { square, lowSpecificity } from './mixins';
import { theme } from './theme';

/** The text of a panel and of a mini panel. */
export const panelText = css({
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  [lowSpecificity(':where(p, ul, ol, dl, dd)')]: { margin: 0 },
  svg: { flex: 'none' },
});

export const panelMeta = css({
  fontSize: theme.text.tiny,
  fontWeight: 400,
  color: theme.colour.textMuted,
});

export const panelLabel = css({
  display: 'block',
  fontSize: theme.text.tiny,
  fontWeight: 600,
  color: theme.tint.strong,
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

/** A tile, such as an icon or a day, and the words beside it. */
export const panelWithTile = css(panelRow, {
  alignItems: 'start',
  gap: theme.space[3],
  '> div': { flex: 1, minWidth: 0 },
});

export const panelTile = css(square(theme.space[10]), {
  borderRadius: theme.radius.small,
  background: theme.tint.strong,
  color: theme.colour.surface,
});
