import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** The distance of one furrow from the next. */
const FURROW = '2.75rem';

/** Half-circle furrows around the middle of the upper edge, as in the social image. */
export function furrows(line: string, middle: string, theme: Theme): string {
  const width = theme.line;
  return `repeating-radial-gradient(circle at ${middle} 0, transparent 0 calc(${FURROW} - 3 * ${width}), ${line} calc(${FURROW} - 2 * ${width}) calc(${FURROW} - ${width}), transparent ${FURROW})`;
}

/** A sky in the product's tint over a furrowed field, behind parts of the product. */
export const groundStyle = (theme: Theme) =>
  css({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    background: theme.tint.soft,
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 'auto 0 0',
      height: '52%',
      background: `${furrows(furrowColour(theme), 'var(--furrows, 70%)', theme)}, ${theme.tint.line}`,
    },
    [theme.media.print]: {
      background: 'none',
      '&::before': { content: 'none' },
    },
  });

const furrowColour = (theme: Theme) =>
  `color-mix(in oklab, ${theme.tint.strong} 28%, ${theme.tint.line})`;
