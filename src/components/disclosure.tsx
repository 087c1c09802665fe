import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

interface DisclosureProps {
  title: string;
  /** Items of one group: at most one is open at a time, and an open one can be closed (SPEC.md section 4). */
  group: string;
  children: ReactNode;
}

/** A question that opens to show its answer, without JavaScript. */
export function Disclosure({ title, group, children }: DisclosureProps) {
  return (
    <details name={group} css={detailsStyle}>
      <summary css={summaryStyle}>{title}</summary>
      <p>{children}</p>
    </details>
  );
}

const detailsStyle = (theme: Theme) =>
  css({ borderBottom: `${theme.line} solid ${theme.colour.line}` });

const summaryStyle = (theme: Theme) =>
  css({ paddingBlock: theme.space[4], fontWeight: 600 });
