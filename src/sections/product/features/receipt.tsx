import { css } from '@emotion/react';
import { noBox } from '../../../components/product/product-style';
import { Section } from '../../../components/text/section';
import { stamped } from '../../../panels/mini/cards';
import { paperStyle } from '../../../panels/parts/paper';
import { theme } from '../../../styles/theme';
import { type FeaturesProps, FeaturePanels, largeMini } from '../feature';

/** A long receipt with a mini panel in each row; the words are beside it, on narrow screens on it. */
export function Receipt({ features: { title, text, items } }: FeaturesProps) {
  return (
    <Section title={title} text={text} tone="tinted">
      <FeaturePanels items={items} css={receiptStyle} />
    </Section>
  );
}

/** How wide the paper is on wide screens. */
const PAPER = '30rem';

const perforated = {
  borderRadius: 0,
  borderTop: `${theme.line} dashed ${theme.colour.control}`,
};

const receiptStyle = css(paperStyle, {
  marginBlock: theme.space[10],
  '&::before, &::after': { inset: `calc(-1 * ${theme.space[6]}) 0` },
  '> li': {
    display: 'grid',
    gap: theme.space[5],
    padding: theme.space[5],
    '> :first-child p': { color: theme.colour.text },
    // On narrow screens the words are on the paper too, so they are dark in both themes.
    [theme.media.narrow]: {
      paddingInline: theme.space[4],
      colorScheme: 'light',
      color: theme.colour.text,
    },
  },
  '[data-mini]': {
    ...largeMini,
    colorScheme: 'light',
    ...noBox,
    fontVariantNumeric: 'tabular-nums',
    '> dl > div': {
      borderTop: 0,
      paddingBlock: theme.space[1],
      columnGap: theme.space[2],
    },
    // A long value wraps below its label before it breaks.
    dd: { flexBasis: 'auto' },
  },
  [theme.media.narrow]: { '> li:not(:first-of-type)': perforated },
  // Its amount is below the others.
  '[data-mini="payment"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.space[2],
    alignItems: 'baseline',
    '> :nth-child(2)': { fontSize: theme.text.title2 },
    '> :last-child': { gridColumn: '1 / -1', justifySelf: 'start', ...stamped },
  },
  [theme.media.wide]: {
    '&::before, &::after': { left: `calc(100% - ${PAPER})` },
    '> li': {
      gridTemplateColumns: `minmax(0, 1fr) ${PAPER}`,
      gap: 0,
      alignItems: 'baseline',
      padding: 0,
      '> :first-child': { fontSize: theme.text.lead },
      p: { maxWidth: '28rem', paddingRight: theme.space[6] },
      // Its lower edge is the title’s baseline.
      'h3 > svg': { height: 'auto' },
    },
    // A line leads from each title to its row of the receipt.
    h3: {
      alignItems: 'center',
      fontSize: theme.text.titleText,
      '&::after': {
        content: '""',
        flex: 1,
        marginLeft: theme.space[2],
        borderTop: `${theme.line} solid ${theme.tint.strong}`,
      },
    },
    '[data-mini]': {
      marginInline: theme.space[6],
      paddingBlock: theme.space[6],
    },
    '> li + li > [data-mini]': perforated,
  },
});
