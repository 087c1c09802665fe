import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

interface CardProps {
  id?: string;
  children: ReactNode;
}

/** One thing of a list, in a box: an `li` for use in a list. */
export function Card({ id, children }: CardProps) {
  return (
    <li id={id} css={cardStyle}>
      {children}
    </li>
  );
}

/** The box alone, for what is no item of a list. */
export const cardStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minWidth: 0,
    background: theme.colour.surface,
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.large,
    padding: theme.space[6],
    '> :last-child': { marginBottom: 0 },
  });
