import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { columns } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface WithSideProps {
  children: ReactNode;
  side: ReactNode;
}

/** A window's main content and side column, which is below it in narrow windows. */
export function WithSide({ children, side }: WithSideProps) {
  return (
    <div css={columnsStyle}>
      <div css={mainStyle}>{children}</div>
      <div css={sideStyle}>{side}</div>
    </div>
  );
}

const columnsStyle = css(columns(), {
  [theme.container.medium]: columns('1fr min(17rem, 37%)'),
});

const mainStyle = css({ display: 'flex', flexDirection: 'column' });

const sideStyle = css(mainStyle, {
  gap: theme.space[3],
  padding: `${theme.space[4]} ${theme.space[4]} ${theme.space[10]}`,
  background: theme.colour.sunken,
  borderTop: theme.rule,
  [theme.container.medium]: { borderTop: 0, borderLeft: theme.rule },
});
