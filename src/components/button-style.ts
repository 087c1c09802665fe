import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** How weighty a button looks: the page's main action, or one beside it. */
export type ButtonVariant = 'primary' | 'secondary';

/** The look that buttons and links that act as buttons share. */
export const buttonStyle = (variant: ButtonVariant) => (theme: Theme) =>
  css(
    {
      display: 'inline-block',
      padding: `${theme.space[3]} ${theme.space[6]}`,
      borderRadius: theme.radius.round,
      border: `${theme.line} solid ${theme.colour.action}`,
      fontWeight: 600,
      lineHeight: 1.25,
      textDecoration: 'none',
      textAlign: 'center',
      cursor: 'pointer',
    },
    variant === 'primary'
      ? {
          background: theme.colour.action,
          color: theme.colour.onAction,
          '&:hover': { background: theme.colour.actionHover },
        }
      : {
          background: 'transparent',
          color: theme.colour.link,
          '&:hover': { background: theme.colour.tint },
        },
  );
