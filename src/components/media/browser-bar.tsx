import type { ComponentProps } from 'react';
import { css } from '@emotion/react';
import { theme } from '../../styles/theme';

/**
 * The title bar of a browser window: three buttons and the children. `css` may set `--button`, a button's size,
 * `--button-colour`, and `--step`, the distance between two.
 */
export function BrowserBar(props: ComponentProps<'span'>) {
  return <span css={plainBarStyle} {...props} />;
}

const plainBarStyle = css({
  '--button': theme.space[2],
  '--step': theme.space[4],
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  fontSize: theme.text.tiny,
  // The middle button; its box shadows draw the other two.
  '&::before': {
    content: '""',
    flex: 'none',
    width: 'var(--button)',
    height: 'var(--button)',
    marginInline: 'var(--step)',
    borderRadius: theme.radius.round,
    color: 'var(--button-colour, inherit)',
    background: 'currentColor',
    boxShadow:
      'calc(-1 * var(--step)) 0 currentColor, var(--step) 0 currentColor',
  },
});
