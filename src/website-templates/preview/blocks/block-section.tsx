import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { DESKTOP } from '../preview-style';
import { theme } from '../../../styles/theme';

interface BlockSectionProps {
  title?: string | null;
  /** Gives the block a pale tint of the template's colour as background. */
  isTinted?: boolean;
  /** Puts the content beside the heading where there is room, for text. */
  isSplit?: boolean;
  children: ReactNode;
}

/** A block with its heading, as wide as the device. Layouts reach its parts by their data attributes. */
export function BlockSection({
  title,
  isTinted = false,
  isSplit = false,
  children,
}: BlockSectionProps) {
  return (
    <div
      css={[sectionStyle, isTinted && tintedStyle]}
      data-tinted={isTinted || undefined}
    >
      <div css={isSplit && splitStyle} data-section>
        {title && <h4>{title}</h4>}
        <div>{children}</div>
      </div>
    </div>
  );
}

const sectionStyle = css({
  padding: 'var(--preview-section) var(--preview-gutter)',
  h4: { marginBottom: theme.space[4], fontSize: 'var(--preview-heading)' },
});

const tintedStyle = css({
  background: `color-mix(in oklab, ${theme.tint.soft} 55%, ${theme.colour.surface})`,
});

const splitStyle = css({
  '> div': { maxWidth: theme.width.prose },
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: theme.space[8],
  },
});
