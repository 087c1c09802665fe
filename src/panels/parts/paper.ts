import { css } from '@emotion/react';
import { theme } from '../../styles/theme';

/** A sheet of paper with torn edges, behind the content. */
export const paperStyle = css({
  position: 'relative',
  isolation: 'isolate',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
  },
  // The mask of the paper would cut its shadow.
  '&::after': {
    marginBlock: theme.space[2],
    boxShadow: theme.shadow.large,
  },
  '&::before': {
    // Paper stays light in the dark theme.
    background: `light-dark(${theme.colour.surface}, ${theme.colour.onDark})`,
    ...tornEdges(theme.space[4]),
  },
});

/** A mask with teeth of this width at the upper and the lower edge. */
function tornEdges(width: string) {
  const teeth = 'transparent, black 1deg 89deg, transparent 90deg';
  return {
    maskImage: `conic-gradient(from 135deg at top, ${teeth}), conic-gradient(from -45deg at bottom, ${teeth})`,
    maskPosition: 'top, bottom',
    maskRepeat: 'repeat-x',
    maskSize: `${width} 51%`,
  };
}
