import { css, keyframes } from '@emotion/react';
import { theme } from '../../styles/theme';

const TIMELINE = '--article-text';

/** For the element whose scrolling the line shows. */
export const progressTimeline = css({ viewTimelineName: TIMELINE });

/** The reading progress as a line at the top of the window: decoration in CSS alone, left out with reduced motion. */
export function ReadingProgress() {
  return <div aria-hidden="true" css={lineStyle} />;
}

const grow = keyframes({ from: { transform: 'scaleX(0)' } });

const lineStyle = css({
  display: 'none',
  '@supports (animation-timeline: view())': {
    [theme.media.motion]: {
      display: 'block',
      position: 'fixed',
      inset: '0 0 auto',
      // Comes after the header, and so covers it.
      zIndex: theme.layer.header,
      height: theme.thick,
      background: theme.tint.strong,
      transformOrigin: 'left',
      pointerEvents: 'none',
      animation: `${grow} linear both`,
      animationTimeline: TIMELINE,
      // From the text's first line at the top of the window to its last line at the bottom.
      animationRange: 'contain',
    },
  },
  [theme.media.print]: { '&&': { display: 'none' } },
});
