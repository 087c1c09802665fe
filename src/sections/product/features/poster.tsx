import { css } from '@emotion/react';
import { noBox } from '../../../components/product/product-style';
import { RichText } from '../../../components/text/rich-text';
import {
  containerStyle,
  leadStyle,
  onDarkStyle,
  TitledSection,
} from '../../../components/text/section';
import { type FeaturesProps, FeatureList } from '../feature';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { columns } from '../../../styles/columns';
import { largeType } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';

/** The first mini panel, very large on a dark field, beside the words of all features. */
export function Poster({ features: { title, text, items } }: FeaturesProps) {
  const mini = items.find((feature) => feature.mini)?.mini;
  return (
    <div css={fieldStyle}>
      <TitledSection title={title} css={posterStyle}>
        <p css={leadStyle}>
          <RichText>{text}</RichText>
        </p>
        {mini && <MiniPanel mini={mini} />}
        <div css={listStyle}>
          <FeatureList items={items} />
        </div>
      </TitledSection>
    </div>
  );
}

const fieldStyle = css({
  overflow: 'clip',
  background: `light-dark(${theme.tint.strong}, ${theme.colour.darkGround})`,
});

const posterStyle = css(containerStyle, columns(), {
  paddingBlock: theme.space.section,
  '> h2, > p': onDarkStyle,
  h2: { fontSize: theme.text.titleLong },
  '> p': { marginBottom: theme.space[8] },
  '[data-mini]': { zoom: 1.2, marginBottom: theme.space[6] },
  // Messages need no card around them.
  '[data-mini="messages"]': {
    colorScheme: 'light',
    ...noBox,
    '> :first-child, li > p:not(:last-child)': onDarkStyle,
  },
  // Reorders the review: stars and text first, then the author.
  '[data-mini="review"]': {
    display: 'grid',
    gap: theme.space[4],
    ...noBox,
    '> *': onDarkStyle,
    '> span, > p': { order: -1 },
    '> span': { fontSize: theme.text.title2, color: theme.colour.star },
    '> p': largeType(theme.text.quote, '-0.03em'),
  },
  [theme.media.wide]: {
    gridTemplateColumns: 'minmax(0, 28rem) minmax(0, 1fr)',
    columnGap: theme.space[16],
    '> h2, > p': { gridColumn: '1 / -1' },
    '[data-mini]': {
      order: 1,
      alignSelf: 'center',
      zoom: 1.75,
      margin: 0,
    },
    // The customer record fills the height of the list.
    '[data-mini="record"]': {
      zoom: 1.5,
      display: 'flex',
      flexDirection: 'column',
      alignSelf: 'stretch',
    },
  },
});

const listStyle = css(onDarkStyle, {
  fontSize: theme.text.reading,
  '&& h3': { fontSize: theme.text.title3 },
  [theme.media.wide]: {
    '&& ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
    li: { paddingBlock: theme.space[4] },
  },
});
