import type { Theme } from '@emotion/react';
import { css, keyframes } from '@emotion/react';

const TIMELINE = '--article-text';

/** Makes an element the text whose reading the line within it shows. */
export const progressTimeline = css({ viewTimelineName: TIMELINE });

/**
 * How far the text around it has been read, as a line at the top of the window. CSS alone draws it, where the browser
 * can tie an animation to scrolling. Decoration, as the contents list says in words where one is: so it is left out
 * for visitors who asked for less motion, as is everything on this site that moves.
 */
export function ReadingProgress() {
  return <div aria-hidden="true" css={lineStyle} />;
}

const grow = keyframes({ from: { transform: 'scaleX(0)' } });

const lineStyle = (theme: Theme) =>
  css({
    display: 'none',
    '@supports (animation-timeline: view())': {
      [theme.media.motion]: {
        display: 'block',
        position: 'fixed',
        inset: '0 0 auto',
        // It comes after the header, and so lies on it.
        zIndex: theme.layer.header,
        height: theme.thick,
        background: theme.tint.strong,
        transformOrigin: 'left',
        pointerEvents: 'none',
        animation: `${grow} linear both`,
        animationTimeline: TIMELINE,
        // From the text's first line at the top of the window to its last at the bottom.
        animationRange: 'contain',
      },
    },
    [theme.media.print]: { '&&': { display: 'none' } },
  });
