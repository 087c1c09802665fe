import { css } from '@emotion/react';
import { lowSpecificity, square } from '../../styles/mixins';
import { panelMeta, panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';

// Styles of what several panels draw.

/** The text of a panel and of a snippet. */
export const panelText = css({
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  [lowSpecificity(':where(p, ul, ol, dl, dd)')]: { margin: 0 },
  svg: { flex: 'none' },
});

export const panelLabel = css({
  display: 'block',
  fontSize: theme.text.tiny,
  fontWeight: 600,
  color: theme.tint.strong,
});

export const panelTile = css(square(theme.space[10]), {
  borderRadius: theme.radius.small,
  background: theme.tint.strong,
  color: theme.colour.surface,
});

/** A tile, such as an icon or a day, and the words beside it. */
export const panelWithTile = css(panelRow, {
  // Where text is enlarged the words are below the tile.
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: theme.space[3],
  '> div': { flex: '1 1 min(7em, 100%)', minWidth: 0 },
});

export const drawnButtonStyle = css(panelRow, {
  padding: `${theme.space[1]} ${theme.space[3]}`,
  border: `${theme.stroke.thin} solid ${theme.tint.strong}`,
  borderRadius: theme.radius.round,
  background: theme.tint.strong,
  fontWeight: 600,
  color: theme.colour.surface,
});

export const drawnFieldStyle = css(panelRow, panelMeta, {
  padding: `${theme.space[1]} ${theme.space[3]}`,
  border: theme.rule,
  borderRadius: theme.radius.medium,
  background: theme.colour.sunken,
});

/** In the dark theme light, because a dark phone would be invisible there. */
export const phoneCase = css({
  display: 'grid',
  border: `${theme.space[2]} solid light-dark(${theme.colour.darkGround}, ${theme.colour.control})`,
  borderRadius: theme.radius.phone,
  background: theme.colour.surface,
  boxShadow: theme.shadow.large,
  overflow: 'clip',
});

const TEETH = 'transparent, black 1deg 89deg, transparent 90deg';

/** A sheet of paper with torn edges, behind the content. */
export const paperStyle = css({
  position: 'relative',
  isolation: 'isolate',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
  },
  // The mask of the paper would cut its shadow, which is below the teeth.
  '&::after': {
    zIndex: -2,
    marginBlock: theme.space[2],
    boxShadow: theme.shadow.large,
  },
  '&::before': {
    // Paper stays light in the dark theme.
    background: `light-dark(${theme.colour.surface}, ${theme.colour.onDark})`,
    // Teeth at the upper and the lower edge.
    maskImage: `conic-gradient(from 135deg at top, ${TEETH}), conic-gradient(from -45deg at bottom, ${TEETH})`,
    maskPosition: 'top, bottom',
    maskRepeat: 'repeat-x',
    maskSize: `${theme.space[4]} 51%`,
  },
});
