import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

interface ProseProps {
  /** Keeps list items close together, for reference texts. */
  dense?: boolean;
  children: ReactNode;
}

/** Running text in lines of a readable length. */
export function Prose({ dense = false, children }: ProseProps) {
  return <div css={dense ? measureStyle : proseStyle}>{children}</div>;
}

const measureStyle = (theme: Theme) => css({ maxWidth: theme.width.prose });

const proseStyle = (theme: Theme) =>
  css(measureStyle(theme), {
    h2: { marginTop: theme.space[12] },
    li: { marginBottom: theme.space[2] },
  });
