import { css } from '@emotion/react';
import { boxStyle } from '../../components/product/product-style';
import { theme } from '../../styles/theme';

/** A line down to it from what is above. */
export const connectedStyle = css({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    bottom: '100%',
    left: '50%',
    height: theme.space[5],
    borderLeft: `${theme.line} solid ${theme.tint.strong}`,
  },
});

export const nodeStyle = css(boxStyle, {
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  padding: theme.space[2],
  paddingRight: theme.space[5],
  borderRadius: theme.radius.small,
  boxShadow: theme.shadow.small,
  strong: { fontWeight: 600 },
});

/** A step; the one at which customers are now has a frame. */
export const stepStyle = css(nodeStyle, connectedStyle, {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  padding: `${theme.space[2]} ${theme.space[3]}`,
  overflowWrap: 'anywhere',
  '&[data-running="true"]': {
    borderColor: theme.tint.strong,
    outline: `${theme.thick} solid ${theme.tint.line}`,
    fontWeight: 600,
  },
});
