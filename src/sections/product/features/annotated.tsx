import { css } from '@emotion/react';
import { paperStyle } from '../../../panels/parts/drawn-parts';
import {
  PanelSnippet,
  zoomStyles,
} from '../../../panels/snippets/panel-snippet';
import { columns, plainList } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { FeatureWords, type IllustratedProps } from '../../shared/feature';

/** On wide screens a line leads from each feature to its part of one long object beside it: a phone or a receipt. */
export function Annotated({ features }: IllustratedProps) {
  const isPhone = features.every(({ snippet }) => snippet.kind === 'phone');
  return (
    <ul css={[plainList, isPhone ? phoneStyle : receiptStyle]}>
      {features.map((feature) => (
        <li
          key={feature.title}
          css={[rowStyle, isPhone ? phoneRowStyle : receiptRowStyle]}
        >
          <FeatureWords
            feature={feature}
            withLine
            css={isPhone && phoneWordsStyle}
          />
          <PanelSnippet
            snippet={feature.snippet}
            frame={isPhone ? 'card' : 'none'}
            css={[
              zoomStyles.inFeature,
              isPhone ? phonePartStyle : receiptPartStyle,
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

const RECEIPT_WIDTH = '30rem';

const rowStyle = css(columns('1fr', { wide: '1fr var(--object-width)' }), {
  gap: theme.space[5],
  [theme.media.wide]: { gap: 0 },
});

/** On narrow screens the whole phone is above the words. */
const phoneStyle = css(columns(), { '--object-width': theme.width.phone });

const phoneRowStyle = css({ [theme.media.narrow]: { display: 'contents' } });

const phoneWordsStyle = css({
  [theme.media.narrow]: { order: 1, marginTop: theme.space[6] },
});

const phonePartStyle = css({
  [theme.media.narrow]: {
    justifySelf: 'center',
    width: `min(100%, ${theme.width.phone})`,
  },
});

const PERFORATION = `${theme.stroke.thin} dashed ${theme.colour.control}`;

const receiptStyle = css(paperStyle, {
  '--object-width': RECEIPT_WIDTH,
  paddingBlock: theme.space[6],
  [theme.media.wide]: {
    display: 'grid',
    gridAutoRows: '1fr',
    '&::before, &::after': { left: `calc(100% - ${RECEIPT_WIDTH})` },
  },
});

/** On narrow screens the words are on the paper, too, which is light in both themes. */
const receiptRowStyle = css({
  [theme.media.narrow]: {
    padding: `${theme.space[5]} ${theme.space[4]}`,
    colorScheme: 'light',
    color: theme.colour.text,
    'li + &': { borderTop: PERFORATION },
  },
  [theme.media.wide]: { alignItems: 'start' },
});

const receiptPartStyle = css({
  colorScheme: 'light',
  [theme.media.wide]: {
    marginInline: theme.space[6],
    paddingBlock: theme.space[5],
    'li + li > &': { borderTop: PERFORATION },
  },
});
