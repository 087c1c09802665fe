import { css } from '@emotion/react';
import { theme } from '../../styles/theme';

const TEETH = 'transparent, black 1deg 89deg, transparent 90deg';

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
  // The mask of the paper would cut its shadow, which is below the teeth.
  '&::after': {
    zIndex: -2,
    marginBlock: theme.space[2],
    boxShadow: theme.shadow.large,
  },
  '&::before': {
    // Paper stays light in the dark theme.
    background: `light-dark(${theme.colour.surface}, ${theme.colour.onDark})`,
    // Teeth at the upper and the lower edge.
    maskImage: `conic-gradient(from 135deg at top, ${TEETH}), conic-gradient(from -45deg at bottom, ${TEETH})`,
    maskPosition: 'top, bottom',
    maskRepeat: 'repeat-x',
    maskSize: `${theme.space[4]} 51%`,
  },
});
