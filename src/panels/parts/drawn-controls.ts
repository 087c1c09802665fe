import { css } from '@emotion/react';
import { panelMeta, panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';

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
  borderRadius: theme.space[10],
  background: theme.colour.surface,
  boxShadow: theme.shadow.large,
  overflow: 'clip',
});
