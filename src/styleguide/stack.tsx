import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { wrappingRow } from '../styles/lists';

interface StackProps {
  /** Side by side, wrapping, instead of one below the other. */
  row?: boolean;
  children: ReactNode;
}

/** States of a block with air between them. */
export function Stack({ row = false, children }: StackProps) {
  return <div css={row ? rowStyle : stackStyle}>{children}</div>;
}

const rowStyle = (theme: Theme) =>
  css(wrappingRow(theme), { marginBottom: theme.space[4] });

const stackStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[6],
  });
