import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { theme } from '../../styles/theme';

/** Running text in lines of a readable length. */
export function Prose({ children }: { children: ReactNode }) {
  return <div css={proseStyle}>{children}</div>;
}

const proseStyle = css({
  maxWidth: theme.width.prose,
  fontSize: theme.text.reading,
  'p, ul': { marginBottom: theme.space[5] },
  ul: { paddingLeft: theme.space[6] },
  li: { marginBottom: theme.space[3], paddingLeft: theme.space[1] },
  'li::marker': { color: theme.tint.strong },
});
