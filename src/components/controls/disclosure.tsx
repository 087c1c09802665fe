import type { ReactNode, Ref } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';

interface DisclosureProps {
  title: ReactNode;
  /**
   * Items of one group: at most one is open at a time, and an open one can be closed (SPEC.md section 4). Undefined
   * while several may be open.
   */
  group: string | undefined;
  /** The place that links to it point at, without the "#". */
  id?: string;
  hidden?: boolean;
  ref?: Ref<HTMLDetailsElement>;
  /** Stands under the answer. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A question that opens to show its answer, without JavaScript. */
export function Disclosure({
  title,
  group,
  id,
  hidden,
  ref,
  footer,
  children,
}: DisclosureProps) {
  return (
    <details ref={ref} name={group} hidden={hidden} css={detailsStyle}>
      <summary css={summaryStyle}>
        <span>{title}</span>
        <ChevronDown aria-hidden="true" size="1.25em" />
      </summary>
      {id && <span id={id} css={placeStyle} />}
      <p>{children}</p>
      {footer}
    </details>
  );
}

/** Browsers open what a link leads into, not what it leads to: so the place is inside, drawn at the upper edge. */
const placeStyle = css({ position: 'absolute', top: 0 });

const detailsStyle = (theme: Theme) =>
  css({
    position: 'relative',
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    p: { maxWidth: theme.width.prose, color: theme.colour.textMuted },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
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
