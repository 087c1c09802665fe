import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** Larkfield's mark: the sun over furrows. The name stands beside it, so screen readers pass over the mark. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" css={markStyle} aria-hidden="true">
      <circle cx="16" cy="14" r="6.5" css={sunStyle} />
      <path
        d="M2 19.5c4.5-2.2 9.2-3.3 14-3.3s9.5 1.1 14 3.3M4 24.5c3.8-1.7 7.800-2.6 12-2.6s8.2.9 12 2.6M8 29c2.5-.9 5.2-1.4 8-1.4s5.5.5 8 1.4"
        css={furrowStyle}
      />
    </svg>
  );
}

const markStyle = (theme: Theme) =>
  css({ width: theme.space[8], height: theme.space[8], flex: 'none' });

const sunStyle = (theme: Theme) => css({ fill: theme.colour.actionEnd });

const furrowStyle = (theme: Theme) =>
  css({
    fill: theme.colour.page,
    stroke: 'currentColor',
    strokeWidth: 2.4,
    strokeLinecap: 'round',
  });
