import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { DESKTOP } from '../mini-style';

interface BandProps {
  title?: string | null;
  /** On the template's pale tint. */
  isTinted?: boolean;
  /** For what is read, not looked at: beside its heading where there is room. */
  isSplit?: boolean;
  children: ReactNode;
}

/** A block under its heading, from edge to edge of the device. */
export function Band({
  title,
  isTinted = false,
  isSplit = false,
  children,
}: BandProps) {
  return (
    <div css={[bandStyle, isTinted && tintedStyle]}>
      <div css={isSplit && splitStyle}>
        {title && <h4>{title}</h4>}
        <div>{children}</div>
      </div>
    </div>
  );
}

const bandStyle = (theme: Theme) =>
  css({
    padding: `${theme.space[8]} var(--mini-gutter)`,
    [DESKTOP]: { paddingBlock: theme.space[10] },
    h4: { marginBottom: theme.space[4], fontSize: theme.text.title3 },
  });

const tintedStyle = (theme: Theme) =>
  css({
    background: `color-mix(in oklab, ${theme.tint.soft} 55%, ${theme.colour.surface})`,
  });

const splitStyle = (theme: Theme) =>
  css({
    '> div': { maxWidth: theme.width.prose },
    [DESKTOP]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      gap: theme.space[8],
    },
  });
