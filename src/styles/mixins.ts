import { css } from '@emotion/react';
import { theme } from './theme';

export const visuallyHidden = css({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A tile or disc of this size with an icon or letters in its middle, to be spread into a style. */
export const square = (size: string) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size,
  height: size,
});

/** Large words or figures other than headings, to be spread into a style. */
export const largeType = (fontSize: string, letterSpacing = 'normal') => ({
  fontFamily: theme.font.display,
  fontSize,
  fontWeight: 700,
  letterSpacing,
  lineHeight: theme.leading.title,
});

/** Makes main buttons black, where the accent would not show on the ground. */
export const inkButton = {
  '--action': theme.colour.text,
  '--actionEnd': theme.colour.text,
  '--onAction': theme.colour.page,
};

// Their selectors begin with "html", because Emotion puts the element before one that begins with a colon.

/** Shows an element in the light theme alone, such as a picture of the day. A lazy picture that is hidden is not loaded. */
export const lightOnly = css({
  '@media (prefers-color-scheme: dark)': {
    'html:not([data-theme="light"]) &': { display: 'none' },
  },
  'html[data-theme="dark"] &': { display: 'none' },
});

/** Shows an element in the dark theme alone. */
export const darkOnly = css({
  'html[data-theme="light"] &': { display: 'none' },
  '@media (prefers-color-scheme: light)': {
    'html:not([data-theme="dark"]) &': { display: 'none' },
  },
});
