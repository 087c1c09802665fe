import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { theme } from '../../styles/theme';

/** A list item in a box. */
export function Card({ children }: { children: ReactNode }) {
  return <li css={cardStyle}>{children}</li>;
}

/** The box alone, for other elements. */
export const cardStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  background: theme.colour.surface,
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.large,
  boxShadow: theme.shadow.edge,
  padding: theme.space[6],
  '> :last-child': { marginBottom: 0 },
});
