import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from '../../styles/theme';

interface BadgeProps {
  /** For the most important badge of a row. */
  strong?: boolean;
  children: ReactNode;
}

export function Badge({ strong = false, children }: BadgeProps) {
  return <span css={strong ? strongStyle : badgeStyle}>{children}</span>;
}

export const badgeStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  padding: `${theme.space[1]} ${theme.space[3]}`,
  border: theme.tintRule,
  borderRadius: theme.radius.round,
  background: theme.tint.soft,
  fontSize: theme.text.small,
  fontWeight: 600,
  lineHeight: theme.leading.snug,
  color: theme.tint.strong,
});

const strongStyle = css(badgeStyle, {
  background: theme.colour.highlight,
  borderColor: 'transparent',
  color: theme.colour.text,
});

/** A small label in the current tint. */
export function Chip(props: ComponentProps<'span'>) {
  return <span css={chipStyle} {...props} />;
}

const chipStyle = css(badgeStyle, {
  gap: theme.space[1],
  flex: 'none',
  padding: `0 ${theme.space[2]}`,
  fontSize: theme.text.tiny,
  whiteSpace: 'nowrap',
});
