import { css } from '@emotion/react';
import { MiniPanel, zoomStyles } from '../../../panels/mini/mini-panel';
import { paperStyle } from '../../../panels/parts/paper';
import { columns, onDarkStyle, plainList } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { STRONG_BORDER } from '../../../styles/tint';
import { FeatureWords, type IllustratedProps } from '../../shared/feature';

// On wide screens a line leads from each feature to its part of one object beside it.

const OBJECT_WIDTH = '30rem';

const rowStyle = css(columns('1fr', { wide: `1fr ${OBJECT_WIDTH}` }), {
  gap: theme.space[5],
  [theme.media.wide]: {
    gap: 0,
    alignItems: 'start',
  },
});

/** One long receipt. On narrow screens the words are on it too. */
export function Receipt({ features }: IllustratedProps) {
  return (
    <ul css={receiptStyle}>
      {features.map((feature) => (
        <li key={feature.title} css={[rowStyle, receiptRowStyle]}>
          <FeatureWords feature={feature} withLine />
          <MiniPanel
            mini={feature.mini}
            frame="none"
            css={[zoomStyles.inFeature, receiptPartStyle]}
          />
        </li>
      ))}
    </ul>
  );
}

const PERFORATION = `${theme.stroke.thin} dashed ${theme.colour.control}`;

const receiptStyle = css(plainList, paperStyle, {
  paddingBlock: theme.space[6],
  [theme.media.wide]: {
    display: 'grid',
    gridAutoRows: '1fr',
    '&::before, &::after': { left: `calc(100% - ${OBJECT_WIDTH})` },
  },
});

/** Paper is light in both themes. */
const receiptRowStyle = css({
  [theme.media.narrow]: {
    padding: `${theme.space[5]} ${theme.space[4]}`,
    colorScheme: 'light',
    color: theme.colour.text,
    'li + &': { borderTop: PERFORATION },
  },
});

const receiptPartStyle = css({
  colorScheme: 'light',
  [theme.media.wide]: {
    marginInline: theme.space[6],
    paddingBlock: theme.space[5],
    'li + li > &': { borderTop: PERFORATION },
  },
});

/** One long phone, in parts; on narrow screens the words divide them. */
export function Phone({ features }: IllustratedProps) {
  return (
    <ul css={phoneStyle}>
      {features.map((feature) => (
        <li key={feature.title} css={phoneRowStyle}>
          <FeatureWords feature={feature} withLine css={onDarkStyle} />
          <MiniPanel mini={feature.mini} css={zoomStyles.inFeature} />
        </li>
      ))}
    </ul>
  );
}

const phoneStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[8],
  [theme.media.medium]: { gap: 0 },
});

const phoneRowStyle = css(
  columns('1fr', { medium: `1fr ${theme.width.phone}` }),
  { gap: theme.space[5], [theme.media.medium]: { gap: 0 } },
);

const LINK_LENGTH = theme.space[12];

/** Cards, joined by a line behind them. A review is as wide as the page, below a line across it. */
export function Chain({ features }: IllustratedProps) {
  return (
    <ul css={chainStyle}>
      {features.map((feature) =>
        feature.mini.kind === 'review' ? (
          <li key={feature.title} css={quoteStyle}>
            <FeatureWords feature={feature} css={onDarkStyle} />
            <MiniPanel mini={feature.mini} frame="none" />
          </li>
        ) : (
          <li key={feature.title} css={[rowStyle, linkStyle]}>
            <FeatureWords feature={feature} withLine css={onDarkStyle} />
            <MiniPanel
              mini={feature.mini}
              css={[zoomStyles.inFeature, cardStyle]}
            />
          </li>
        ),
      )}
    </ul>
  );
}

const chainStyle = css(plainList, {
  isolation: 'isolate',
  display: 'grid',
  gap: LINK_LENGTH,
  [theme.media.narrow]: {
    paddingLeft: theme.space[5],
    borderLeft: STRONG_BORDER,
  },
});

const cardStyle = css({ [theme.media.wide]: { gridArea: '1 / 2' } });

/** The line, from behind a card to the next. */
const linkStyle = css({
  [theme.media.wide]: {
    '&:not(:last-of-type)::before': {
      content: '""',
      zIndex: -1,
      gridArea: '1 / 2',
      placeSelf: 'stretch center',
      marginBottom: `calc(-1 * ${LINK_LENGTH})`,
      borderLeft: STRONG_BORDER,
    },
  },
});

const quoteStyle = css({
  display: 'grid',
  gap: theme.space[5],
  [theme.media.wide]: {
    '--feature-title': theme.text.title2Small,
    fontSize: theme.text.lead,
    rowGap: theme.space[10],
    paddingTop: theme.space[8],
    borderTop: STRONG_BORDER,
  },
});
