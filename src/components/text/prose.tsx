import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

interface ProseProps {
  /** Keeps the points of lists close together, for texts that are looked things up in. */
  dense?: boolean;
  children: ReactNode;
}

/** Running text: lines of a length that reads well, and air above headings and between the points of a list. */
export function Prose({ dense = false, children }: ProseProps) {
  return <div css={dense ? measureStyle : proseStyle}>{children}</div>;
}

const measureStyle = (theme: Theme) => css({ maxWidth: theme.width.prose });

const proseStyle = (theme: Theme) =>
  css(measureStyle(theme), {
    h2: { marginTop: theme.space[12] },
    li: { marginBottom: theme.space[2] },
  });
