import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

interface BadgeProps {
  /** Sets it apart from the plain ones, as Premium is from Active. */
  strong?: boolean;
  children: string;
}

/** A small label. */
export function Badge({ strong = false, children }: BadgeProps) {
  return <span css={strong ? strongStyle : plainStyle}>{children}</span>;
}

const plainStyle = (theme: Theme) =>
  css({
    display: 'inline-block',
    padding: `${theme.space[1]} ${theme.space[3]}`,
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.round,
    fontSize: theme.text.small,
    fontWeight: 600,
    color: theme.colour.textMuted,
  });

const strongStyle = (theme: Theme) =>
  css(plainStyle(theme), {
    background: theme.colour.highlight,
    color: theme.colour.text,
  });
