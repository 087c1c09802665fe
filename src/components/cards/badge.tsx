import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

interface BadgeProps {
  /** Stands out from plain badges, as Premium does from Active. */
  strong?: boolean;
  children: ReactNode;
}

export function Badge({ strong = false, children }: BadgeProps) {
  return <span css={strong ? strongStyle : badgeStyle}>{children}</span>;
}

export const badgeStyle = (theme: Theme) =>
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[2],
    padding: `${theme.space[1]} ${theme.space[3]}`,
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.round,
    background: theme.tint.soft,
    fontSize: theme.text.small,
    fontWeight: 600,
    lineHeight: theme.leading.snug,
    color: theme.tint.strong,
  });

const strongStyle = (theme: Theme) =>
  css(badgeStyle(theme), {
    background: theme.colour.highlight,
    borderColor: 'transparent',
    color: theme.colour.text,
  });
