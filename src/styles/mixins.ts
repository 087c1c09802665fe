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

/** Hides an element on phones. */
export const fromMedium = css({ [theme.media.phone]: { display: 'none' } });

/** A tile or disc with an icon or letters in its centre, to be spread into a style. */
export const square = (size: string) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size,
  height: size,
});

/** Large words or figures that are no headings, to be spread into a style. */
export const largeType = (fontSize: string, letterSpacing = 'normal') => ({
  fontFamily: theme.font.display,
  fontSize,
  fontWeight: 700,
  letterSpacing,
  lineHeight: theme.leading.title,
});

/** For the ::after of a link: makes the nearest positioned ancestor clickable as a whole. */
export const coverParent = {
  content: '""',
  position: 'absolute',
  inset: 0,
} as const;

/** Black main buttons, for grounds on which the accent is hard to see. */
export const neutralButton = {
  '--colour-action': theme.colour.text,
  '--colour-actionEnd': theme.colour.text,
  '--colour-onAction': theme.colour.page,
};

// Selectors begin with "html", because Emotion would prefix one that begins with a colon.

/** Shows an element, such as a picture, only in the light theme. A hidden lazy picture is not loaded. */
export const lightOnly = css({
  '@media (prefers-color-scheme: dark)': {
    'html:not([data-theme="light"]) &': { display: 'none' },
  },
  'html[data-theme="dark"] &': { display: 'none' },
});

export const darkOnly = css({
  'html[data-theme="light"] &': { display: 'none' },
  '@media (prefers-color-scheme: light)': {
    'html:not([data-theme="dark"]) &': { display: 'none' },
  },
});
