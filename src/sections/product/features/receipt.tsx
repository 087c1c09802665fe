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

export function Receipt({ shown, others, ...head }: FeaturesProps) {
  return (
    <Section {...head} tone="tinted">
      <ul css={receiptStyle}>
        {shown.map((feature) => (
          <li key={feature.title}>
            <FeatureWords feature={feature} css={wordsStyle} />
            <MiniPanel mini={feature.mini} variant="plain" css={miniStyle} />
          </li>
        ))}
      </ul>
      <FeatureList items={others} />
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
    },
  },
});

const wordsStyle = css({
  p: { color: theme.colour.text },
  [theme.media.wide]: {
    '--feature-title': theme.text.titleText,
    fontSize: theme.text.lead,
    p: { maxWidth: '28rem', paddingRight: theme.space[6] },
    // A line leads from each title to its row of the receipt.
    h3: {
      alignItems: 'center',
      '&::after': {
        content: '""',
        flex: 1,
        marginLeft: theme.space[2],
        borderTop: `${theme.line} solid ${theme.tint.strong}`,
      },
      // With this height the icon’s lower edge is on the title’s baseline.
      '> svg': { height: 'auto' },
    },
  },
});

const miniStyle = css(largeMini, {
  colorScheme: 'light',
  'dl > div': { paddingBlock: theme.space[1], border: 0 },
  [theme.media.wide]: {
    marginInline: theme.space[6],
    paddingBlock: theme.space[6],
    'li + li > &': perforated,
  },
});
