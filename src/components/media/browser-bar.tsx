import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { theme } from '../../styles/theme';

/**
 * The title bar of a browser window: three dots for its buttons, and the children. `css` may set `--dot`, a dot's size,
 * `--dot-colour`, and `--dot-step`, the distance between two.
 */
export function BrowserBar(props: ComponentProps<'span'>) {
  return <span css={plainBarStyle} {...props} />;
}

const plainBarStyle = css({
  '--dot': theme.space[2],
  '--dot-step': theme.space[4],
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  fontSize: theme.text.tiny,
  // The middle dot; its box shadows draw the other two.
  '&::before': {
    content: '""',
    flex: 'none',
    width: 'var(--dot)',
    height: 'var(--dot)',
    marginInline: 'var(--dot-step)',
    borderRadius: theme.radius.round,
    color: 'var(--dot-colour, inherit)',
    background: 'currentColor',
    boxShadow:
      'calc(-1 * var(--dot-step)) 0 currentColor, var(--dot-step) 0 currentColor',
  },
});
