import { css } from '@emotion/react';
import { plainList, scrollingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';

/** How long a view takes to pass through its window. */
const PAN = '2.4s ease-in-out';

/** Three columns of windows; a row on a phone if they lead to pages, so that the words in them can be read. */
export const listStyle = css(plainList, {
  '--gallery-shape': '4 / 5',
  display: 'grid',
  gap: theme.space[4],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.media.medium]: { gap: `${theme.space[8]} ${theme.space[6]}` },
  [theme.media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // A link reaches over the picture above it.
  li: { position: 'relative' },
  h3: {
    margin: `${theme.space[3]} 0 0`,
    fontSize: theme.text.title4,
    [theme.media.phone]: { fontSize: theme.text.small },
  },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[2],
    color: 'inherit',
    '&:not(:hover)': { textDecoration: 'none' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  svg: { color: theme.tint.strong },
  [theme.media.phone]: {
    // The keyboard scrolls it by its links.
    '&:has(a)': [
      scrollingRow,
      { gap: theme.space[4], scrollSnapType: 'x proximity' },
    ],
    '&:has(a) li': { width: '76%', scrollSnapAlign: 'center' },
    // All views are those of a phone there: it would show one of them again.
    'li[data-phone-only]': { display: 'none' },
  },
  [theme.media.motion]: {
    img: { transition: `translate ${theme.motion.slow}` },
    'li:is(:hover, :focus-within) img': {
      translate: '0 calc(100cqh - 100%)',
      transition: `translate ${PAN}`,
    },
  },
});

/** In the shape of photographs. */
export const photosStyle = css(listStyle, {
  '--gallery-shape': '4 / 3',
  'li > div': { borderRadius: 0 },
});

const frameStyle = css({
  aspectRatio: 'var(--gallery-shape)',
  overflow: 'hidden',
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.medium,
  background: theme.tint.soft,
});

/** Full width; the lower part of a taller picture is cut off. */
const screenStyle = css({
  containerType: 'size',
  overflow: 'hidden',
  img: {
    display: 'block',
    minHeight: '100cqh',
    margin: 0,
    borderRadius: 0,
    objectFit: 'cover',
  },
});

export const windowStyle = css(frameStyle, screenStyle);

/** Its place has another picture on a phone. A lazy picture that is hidden is not fetched. */
export const widerStyle = css({ [theme.media.phone]: { display: 'none' } });

export const phoneStyle = css(windowStyle, {
  display: 'none',
  [theme.media.phone]: { display: 'block' },
});

/** The ground under a drawn phone, which cuts off its lower end. */
export const groundStyle = css(frameStyle, {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / 58%',
  justifyContent: 'center',
  paddingTop: theme.space[8],
});

export const deviceStyle = css(screenStyle, {
  border: `solid ${theme.colour.darkGround}`,
  borderWidth: `${theme.space[1]} ${theme.space[1]} 0`,
  borderRadius: `${theme.radius.large} ${theme.radius.large} 0 0`,
  boxShadow: theme.shadow.medium,
});

export const wordsStyle = css(frameStyle, {
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: theme.space[4],
  background: theme.colour.surface,
  color: theme.colour.textMuted,
  textAlign: 'center',
});
