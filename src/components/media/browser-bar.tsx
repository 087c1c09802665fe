import type { ComponentProps } from 'react';
import { css } from '@emotion/react';
import { theme } from '../../styles/theme';

/**
 * The bar of a browser window: three buttons and its children. Its `css` may set `--button` and `--step`, the
 * size of a button and its distance from the next.
 */
export function BrowserBar(props: ComponentProps<'span'>) {
  return <span css={barStyle} {...props} />;
}

const barStyle = css({
  '--button': theme.space[2],
  '--step': theme.space[4],
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  fontSize: theme.text.tiny,
  // The button in the middle; its shadows are the others.
  '&::before': {
    content: '""',
    flex: 'none',
    width: 'var(--button)',
    height: 'var(--button)',
    marginInline: 'var(--step)',
    borderRadius: theme.radius.round,
    background: 'currentColor',
    boxShadow:
      'calc(-1 * var(--step)) 0 currentColor, var(--step) 0 currentColor',
  },
});
