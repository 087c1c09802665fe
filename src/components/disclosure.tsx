import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';

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
      <summary css={summaryStyle}>
        {title}
        <ChevronDown aria-hidden="true" size="1.25em" />
      </summary>
      <p>{children}</p>
    </details>
  );
}

const detailsStyle = (theme: Theme) =>
  css({
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    p: { maxWidth: theme.width.prose, color: theme.colour.textMuted },
    '&[open] svg': { transform: 'rotate(180deg)' },
  });

const summaryStyle = (theme: Theme) =>
  css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.space[4],
    paddingBlock: theme.space[4],
    fontWeight: 600,
    lineHeight: theme.leading.snug,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    svg: {
      flex: 'none',
      color: theme.tint.strong,
      [theme.media.motion]: { transition: `transform ${theme.motion.quick}` },
    },
  });
