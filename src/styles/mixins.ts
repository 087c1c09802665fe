import { css } from '@emotion/react';
import { theme } from './theme';

// Styles that several components share. Each is a result of `css()`, or a function that returns one: pass it to the css
// prop or to `css()`, where later arguments win, or make it the value of a selector. Spread into an object it is lost.

// Layout

/**
 * A grid of columns, by default one. `from` has those of medium and of wide windows, if they differ. Columns in `fr` may
 * get narrower than their content.
 */
export const columns = (
  widths = '1fr',
  from: { medium?: string; wide?: string } = {},
) =>
  css({
    display: 'grid',
    gridTemplateColumns: tracks(widths),
    [theme.media.medium]: from.medium && {
      gridTemplateColumns: tracks(from.medium),
    },
    [theme.media.wide]: from.wide && { gridTemplateColumns: tracks(from.wide) },
  });

const tracks = (widths: string) => widths.replace(/[\d.]+fr/g, 'minmax(0, $&)');

/** One row of equal columns, as many as the grid has children. */
export const equalColumns = css({
  display: 'grid',
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});

/** The main column of a page. */
export const containerStyle = css({
  width: `min(100% - 2 * ${theme.space.gutter}, ${theme.width.page})`,
  marginInline: 'auto',
});

/** A tile or disc with an icon or letters in its centre. */
export const square = (size: string) =>
  css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: size,
    height: size,
  });

// Lists

export const plainList = css({ listStyle: 'none', padding: 0, margin: 0 });

/** Rows with a hairline above each; `space` is above and below a row's content. */
export const ruledList = (space: string) =>
  css(plainList, {
    '> li': { paddingBlock: space, borderTop: theme.rule },
  });

/** Cards in as many columns as fit. */
export const cardGrid = css(plainList, {
  display: 'grid',
  gap: theme.space[6],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${theme.width.card}, 100%), 1fr))`,
});

export const wrappingRow = css(plainList, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  alignItems: 'center',
  // Long words break before a child is wider than the row.
  '> *': { maxWidth: '100%' },
});

/**
 * A row of the main column that scrolls sideways, up to the window's edges, if it is too wide. The padding leaves room
 * for focus rings.
 */
export const scrollingRow = css(plainList, {
  display: 'flex',
  gap: theme.space[2],
  margin: `calc(-1 * ${theme.space[2]}) calc(-1 * ${theme.space.gutter})`,
  padding: `${theme.space[2]} ${theme.space.gutter}`,
  overflowX: 'auto',
  scrollPaddingInline: theme.space.gutter,
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.colour.control} transparent`,
  whiteSpace: 'nowrap',
  '> li': { flex: 'none' },
});

// Type

export const leadStyle = css({
  fontSize: theme.text.lead,
  lineHeight: theme.leading.snug,
  color: theme.colour.textMuted,
  maxWidth: theme.width.prose,
});

/** A title of many words. */
export const longTitle = css({
  fontSize: theme.text.titleLong,
  lineHeight: theme.leading.tight,
});

/** Words of less importance. */
export const smallPrint = css({
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  color: theme.colour.textMuted,
});

/** An `h2` that is no larger than an `h3`. */
export const smallHeading = css({
  fontFamily: theme.font.body,
  fontSize: theme.text.title3,
});

/** Large words or figures that are no headings. */
export const largeType = (
  fontSize: string,
  tracking: keyof typeof theme.tracking = 'none',
) =>
  css({
    fontFamily: theme.font.display,
    fontSize,
    fontWeight: 700,
    letterSpacing: theme.tracking[tracking],
    lineHeight: theme.leading.title,
  });

// Colour

/** The dark theme's colours, for a child of an element that is dark in both themes; above a ground drawn behind it. */
export const onDarkStyle = css({
  position: 'relative',
  [theme.media.screen]: {
    colorScheme: 'dark',
    '--colour-text': theme.colour.onDark,
    '--colour-textMuted': theme.colour.onDarkMuted,
    '--colour-surface': theme.colour.brandGreenDeep,
    '--colour-line': theme.colour.darkLine,
    color: theme.colour.onDark,
  },
});

// Links and disclosures

/** For the ::after of a link: makes the nearest positioned ancestor clickable as a whole. */
export const coverParent = css({
  content: '""',
  position: 'absolute',
  inset: 0,
});

/** The summary of a `details`: words, and a chevron that turns when it opens. */
export const summaryStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.space[4],
  paddingBlock: theme.space[4],
  fontWeight: 600,
  lineHeight: theme.leading.snug,
  textWrap: 'balance',
  svg: {
    flex: 'none',
    color: theme.tint.strong,
    [theme.media.motion]: { transition: `transform ${theme.motion.quick}` },
  },
  '[open] > & > svg': { transform: 'rotate(180deg)' },
});

// Hiding

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

export const hiddenOnPhones = css({ [theme.media.phone]: { display: 'none' } });

/** A lazy picture that is hidden is not loaded. */
export const onlyOnPhones = css({
  display: 'none',
  [theme.media.phone]: { display: 'block' },
});

/** Hides a drawing in print and in forced colours, which would leave only its outlines. */
export const hiddenInPrint = css({
  [theme.media.forcedColours]: { display: 'none' },
  [theme.media.print]: { display: 'none' },
});

// These selectors begin with "html", because Emotion would prefix one that begins with a colon.

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

/** Not a style but a selector of what is inside an element, outweighed by any class, so that a component can differ. */
export const lowSpecificity = (selector: string) =>
  `html :where(&) ${selector}`;
