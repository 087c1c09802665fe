import { css } from '@emotion/react';

// For what differs in more than colours, such as a picture. A lazy picture that does not show is not loaded.

const DARK_SYSTEM = '@media (prefers-color-scheme: dark)';

/** Shows an element in the light theme alone. */
export const lightOnly = css({
  [DARK_SYSTEM]: { 'html:not([data-theme="light"]) &': { display: 'none' } },
  'html[data-theme="dark"] &': { display: 'none' },
});

/** Shows an element in the dark theme alone. */
export const darkOnly = css({
  'html[data-theme="light"] &': { display: 'none' },
  '@media (prefers-color-scheme: light)': {
    'html:not([data-theme="dark"]) &': { display: 'none' },
  },
});
