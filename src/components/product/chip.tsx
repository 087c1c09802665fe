import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { theme } from '../../styles/theme';

interface ChipProps {
  children: ReactNode;
}

/** A small label in the current tint. */
export function Chip({ children }: ChipProps) {
  return <span css={chipStyle}>{children}</span>;
}

const chipStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  flex: 'none',
  padding: `0 ${theme.space[2]}`,
  border: `${theme.line} solid ${theme.tint.line}`,
  borderRadius: theme.radius.round,
  background: theme.tint.soft,
  fontSize: theme.text.tiny,
  fontWeight: 600,
  color: theme.tint.strong,
  whiteSpace: 'nowrap',
});
