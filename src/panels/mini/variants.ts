import { type SerializedStyles, css } from '@emotion/react';
import { onDarkStyle } from '../../styles/layout';
import type { MiniPanelData } from '../../content/schemas/panels/mini-panel';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { stamped } from './payment';

export type MiniVariant = 'card' | 'large' | 'plain';

type Kind = MiniPanelData['kind'];

const bare = {
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  boxShadow: 'none',
};

/** What a variant changes, for all kinds of mini panels and for single ones. */
export const variants: Record<
  MiniVariant,
  Partial<Record<Kind | 'all', SerializedStyles>>
> = {
  card: {
    phone: css({
      display: 'grid',
      padding: theme.space[2],
      borderColor: `color-mix(in oklab, ${theme.colour.onDark} 34%, ${theme.colour.darkGround})`,
      borderRadius: theme.space[10],
      background: theme.colour.darkGround,
      boxShadow: theme.shadow.large,
      '> div': { border: 0, borderRadius: theme.space[8] },
    }),
  },

  large: {
    all: css({
      fontSize: theme.text.body,
      '> p:first-of-type': { fontSize: theme.text.small },
    }),
  },

  // Without the card, directly on what is behind it.
  plain: {
    all: css(bare),

    facts: css({
      'dl > div': {
        borderTop: 0,
        paddingBlock: theme.space[1],
        columnGap: theme.space[2],
      },
      // A long value wraps below its label before it breaks.
      'dl dd': { flexBasis: 'auto' },
    }),

    notice: css({
      fontSize: theme.text.body,
      strong: largeType(theme.text.titleText),
      'p span': { color: 'inherit' },
      // In a wide panel the title is larger, and the buttons are beside the words.
      [theme.container.wide]: {
        'p strong': { flex: 'none', fontSize: theme.text.title2 },
        '> div > div': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
        },
        '> div > div > div': { gridArea: '1 / 2 / 3', margin: 0 },
      },
    }),

    // The status is beside the amount, or above it where text is enlarged.
    payment: css({
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: theme.space[2],
      alignItems: 'center',
      '> :first-child': {
        flexBasis: '100%',
        fontWeight: 600,
        color: theme.tint.strong,
      },
      '> :nth-child(2)': { order: 1, fontSize: theme.text.quote },
      '> :last-child': stamped,
    }),

    // On a dark ground, the stars and the customer’s own words, then who wrote them.
    review: css({
      display: 'grid',
      gap: theme.space[5],
      fontSize: theme.text.body,
      '> *': onDarkStyle,
      '> div': { textAlign: 'start' },
      '> span, > p': { order: -1 },
      '> span': {
        fontSize: `min(${theme.text.title1}, 11vw)`,
        color: theme.colour.star,
      },
      '> p:first-of-type': largeType(theme.text.titleLong, '-0.03em'),
      [theme.media.wide]: {
        justifyItems: 'center',
        maxWidth: '47rem',
        textAlign: 'center',
      },
    }),
  },
};
