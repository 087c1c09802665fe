import { css } from '@emotion/react';
import { cardStyle } from '../../components/cards/card';
import { cardGrid, cardPictureSizes } from '../../styles/lists';
import { theme } from '../../styles/theme';

/** One each for picture, date, title, excerpt and links, aligned (`subgrid`) between cards side by side. */
const ROWS = 5;

export const postGrid = css(cardGrid, {
  '> li': { gridRow: `span ${ROWS}` },
  '> li:only-child': { gridColumn: '1 / -1' },
  [theme.media.print]: { '> li:has(form)': { display: 'none' } },
});

/** Pictures reach the card's borders. */
export const CARD_PICTURE_SIZES = cardPictureSizes(0.13);

/** On wide screens the picture is cropped to the height of the text beside it, so it has to be wider than its place. */
export const LEAD_PICTURE_SIZES = '(min-width: 62em) 60rem, 92vw';

export const postStyle = css(cardStyle, {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
  rowGap: 0,
  padding: 0,
  overflow: 'clip',
  '&:target': { borderColor: theme.tint.strong },
  '> *': {
    minWidth: 0,
    margin: `0 ${theme.space[6]} ${theme.space[3]}`,
  },
  'h3 a:not(:hover)': { textDecorationColor: 'transparent' },
  '> [data-part="picture"]': {
    position: 'relative',
    margin: `0 0 ${theme.space[5]}`,
    img: {
      aspectRatio: '16 / 10',
      objectFit: 'cover',
      margin: 0,
      borderRadius: 0,
    },
    // The category overlaps the picture's lower edge.
    '> span': {
      position: 'absolute',
      insetInlineStart: theme.space[6],
      bottom: 0,
      transform: 'translateY(50%)',
    },
  },
  // Names of sharing buttons show in the space below.
  '> [data-part="links"]': { marginBottom: theme.space[6] },
});

/** As wide as the page; picture and words side by side where there is room. */
export const leadPostStyle = css(postStyle, {
  gridColumn: '1 / -1',
  gridTemplateRows: 'auto',
  h3: {
    fontFamily: theme.font.display,
    fontSize: theme.text.title2,
    lineHeight: theme.leading.title,
  },
  'h3 + p': { fontSize: theme.text.lead, lineHeight: theme.leading.snug },
  [theme.media.wide]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: '1fr auto 1fr auto',
    '> *': { gridColumn: 2, marginInline: theme.space[8] },
    '> [data-part="date"]': { alignSelf: 'end', paddingTop: theme.space[6] },
    '> [data-part="picture"]': {
      gridArea: '1 / 1 / -1 / 2',
      height: '100%',
      margin: 0,
      'picture, img': { height: '100%' },
      '> span': { bottom: theme.space[6], transform: 'none' },
    },
  },
});
