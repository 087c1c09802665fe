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

/** A list item with a dot, and a line down to the next item's. Both are at `left`; `gap` is that between items. */
export const rail = (left: string, gap: string) =>
  ({
    position: 'relative',
    '&::before, &::after': { content: '""', position: 'absolute', left },
    '&::before': {
      top: theme.space[2],
      bottom: `calc(-1 * (${gap} + ${theme.space[2]}))`,
      borderLeft: `${theme.line} solid ${theme.tint.line}`,
    },
    '&::after': {
      top: theme.space[1],
      width: theme.space[3],
      height: theme.space[3],
      marginLeft: `calc(${theme.space[3]} / -2)`,
      borderRadius: theme.radius.round,
      background: theme.tint.strong,
    },
    '&:last-of-type::before': { display: 'none' },
  }) as const;

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
