import { css } from '@emotion/react';
import { Section } from '../../../components/text/section';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { paperStyle } from '../../../panels/parts/paper';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import {
  type FeaturesProps,
  FeatureList,
  FeatureWords,
  largeMini,
} from '../feature';

export function Receipt({ features: { title, text, items } }: FeaturesProps) {
  return (
    <Section title={title} text={text} tone="tinted">
      <ul css={receiptStyle}>
        {items.map(
          (feature) =>
            feature.mini && (
              <li key={feature.title}>
                <FeatureWords feature={feature} />
                <MiniPanel
                  mini={feature.mini}
                  variant="plain"
                  css={miniStyle}
                />
              </li>
            ),
        )}
      </ul>
      <FeatureList items={items.filter(({ mini }) => !mini)} />
    </Section>
  );
}

const PAPER_WIDTH = '30rem';

const perforated = {
  borderRadius: 0,
  borderTop: `${theme.line} dashed ${theme.colour.control}`,
};

const receiptStyle = css(plainList, paperStyle, {
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
  [theme.media.narrow]: { '> li:not(:first-of-type)': perforated },
  [theme.media.wide]: {
    display: 'grid',
    gridAutoRows: '1fr',
    '&::before, &::after': { left: `calc(100% - ${PAPER_WIDTH})` },
    '> li': {
      gridTemplateColumns: `minmax(0, 1fr) ${PAPER_WIDTH}`,
      gap: 0,
      alignItems: 'baseline',
      padding: 0,
      '> :first-child': { fontSize: theme.text.lead },
      '> :first-child p': { maxWidth: '28rem', paddingRight: theme.space[6] },
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
  },
});

const miniStyle = css(largeMini, {
  colorScheme: 'light',
  [theme.media.wide]: {
    marginInline: theme.space[6],
    paddingBlock: theme.space[6],
    'li + li > &': perforated,
  },
});
