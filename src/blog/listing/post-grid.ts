import { type SerializedStyles, css } from '@emotion/react';
import { columns, plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';

/** The list of posts: one column, or six, which the posts of a row share by their sizes. */
export const postGrid = css(plainList, columns(), {
  gap: `${theme.space[8]} ${theme.space[10]}`,
  [theme.media.medium]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    // Not a larger gap, which rows of a subgrid would get, too.
    '> li': { paddingBottom: theme.space[10] },
  },
});

/** The item with the newsletter. */
export const newsletterItem = css({
  gridColumn: '1 / -1',
  [theme.media.print]: { display: 'none' },
});

const cell = (gridArea: string) =>
  css({ gridArea, margin: `0 0 ${theme.space[3]}` });

/** The parts of a post, which each size arranges. */
export const cells = {
  picture: css(cell('picture'), {
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: theme.radius.medium,
  }),
  date: css(cell('date'), {
    small: { display: 'block', marginTop: theme.space[2] },
  }),
  title: css(cell('title'), {
    fontFamily: theme.font.display,
    fontSize: theme.text.title3,
    'a:not(:hover)': { textDecorationColor: 'transparent' },
  }),
  text: cell('text'),
  // Names of sharing buttons show in the space below.
  links: css({ gridArea: 'links' }),
};

/** Picture, date and title beside each other, as in a list. */
const listedStyle = css({
  display: 'grid',
  gridTemplate: `
    "date picture" auto
    "title picture" 1fr
    "text text" auto
    "links links" auto
    / minmax(0, 1fr) min(${theme.width.narrow}, 30vw)`,
  columnGap: theme.space[5],
  alignItems: 'start',
  paddingTop: theme.space[6],
  borderTop: theme.rule,
  '&:target': { borderColor: theme.tint.strong },
  [theme.media.medium]: { gridColumn: '1 / -1' },
});

const ONE_COLUMN = '"picture" "date" "title" "text" "links"';

/** With the picture above. Subgrid aligns the rows of neighbours. */
const pictureAbove = {
  gridRow: 'span 5',
  gridTemplateAreas: ONE_COLUMN,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  paddingTop: 0,
  borderTop: 0,
};

const picture = {
  aspectRatio: '3 / 2',
  marginBottom: theme.space[5],
  borderRadius: theme.radius.large,
};

/** How an item and its parts look. */
export interface PostSize {
  item: SerializedStyles;
  picture: SerializedStyles;
  title?: SerializedStyles;
  text?: SerializedStyles;
  /** The value of the `sizes` attribute. */
  pictureSizes: string;
}

/** A third of the page; on narrow screens a row of a list, with a small picture. */
const row: PostSize = {
  item: css(listedStyle, {
    [theme.media.wide]: { gridColumn: 'span 2', ...pictureAbove },
  }),
  picture: css({ [theme.media.wide]: picture }),
  pictureSizes: '(min-width: 62em) 30vw, (min-width: 48em) 25vw, 30vw',
};

const HALF = '(min-width: 78em) 36rem, (min-width: 48em) 44vw';

/** Half as wide as the page. */
const large: PostSize = {
  item: css(listedStyle, {
    [theme.media.medium]: { gridColumn: 'span 3', ...pictureAbove },
  }),
  picture: css({ [theme.media.medium]: picture }),
  title: css({ [theme.media.medium]: { fontSize: theme.text.title2Small } }),
  pictureSizes: `${HALF}, 30vw`,
};

/** The newest post: as wide as the page, or the window of a phone, with its picture beside a large title. */
const newest: PostSize = {
  item: css(listedStyle, {
    gridTemplate: `${ONE_COLUMN} / minmax(0, 1fr)`,
    paddingTop: 0,
    borderTop: 0,
    [theme.media.medium]: {
      gridTemplate: `
        "picture date" auto
        "picture title" auto
        "picture text" 1fr
        "picture links" auto
        / minmax(0, 1fr) minmax(0, 1fr)`,
      columnGap: theme.space[12],
    },
  }),
  picture: css({
    [theme.media.phone]: {
      width: `calc(100% + 2 * ${theme.space.gutter})`,
      maxWidth: 'none',
      margin: `0 calc(-1 * ${theme.space.gutter}) ${theme.space[5]}`,
      borderRadius: 0,
    },
    [theme.media.medium]: { margin: 0, borderRadius: theme.radius.large },
    [theme.media.wide]: { aspectRatio: '5 / 4' },
  }),
  title: css({
    fontSize: theme.text.titleLong,
    lineHeight: theme.leading.tight,
  }),
  text: css({ fontSize: theme.text.lead, lineHeight: theme.leading.snug }),
  pictureSizes: `${HALF}, 100vw`,
};

export const sizes = { newest, large, row };
