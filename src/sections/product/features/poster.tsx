import { css } from '@emotion/react';
import { type FeaturesProps, FeatureGround, FeatureList } from '../feature';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { columns } from '../../../styles/columns';
import { theme } from '../../../styles/theme';

/** The first part of the product very large, beside the words of all features and as high as these. */
export function Poster({ features }: FeaturesProps) {
  const mini = features.items.find((feature) => feature.mini)?.mini;
  return (
    <FeatureGround features={features} css={posterStyle}>
      {mini && (
        <MiniPanel
          mini={mini}
          variant={mini.kind === 'chat' ? 'plain' : 'card'}
          css={miniStyle}
        />
      )}
      <FeatureList items={features.items} />
    </FeatureGround>
  );
}

const posterStyle = css(columns(), {
  '> ul': { fontSize: theme.text.reading },
  '> ul h3': { fontSize: theme.text.title3 },
  [theme.media.wide]: {
    gridTemplateColumns: 'minmax(0, 28rem) minmax(0, 1fr)',
    columnGap: theme.space[16],
    '> h2, > p': { gridColumn: '1 / -1' },
    '> ul': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'space-between',
    },
    '> ul > li': { paddingBlock: theme.space[4] },
  },
});

/** Beside the list, and as high, on wide screens. */
const miniStyle = css({
  zoom: 1.2,
  marginBottom: theme.space[6],
  [theme.media.wide]: {
    order: 1,
    display: 'flex',
    flexDirection: 'column',
    zoom: 1.45,
    margin: 0,
  },
});
