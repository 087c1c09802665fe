import { css } from '@emotion/react';
import {
  type FeaturesProps,
  FeatureGround,
  FeatureList,
  largeMini,
} from '../feature';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { columns } from '../../../styles/columns';
import { theme } from '../../../styles/theme';

/** The first part of the product very large, beside the title and the first features; the others are in a row below. */
export function Poster({ shown, others, ...head }: FeaturesProps) {
  const items = [...shown, ...others];
  const mini = shown[0]?.mini;
  return (
    <FeatureGround {...head} css={posterStyle}>
      {mini && <MiniPanel mini={mini} css={miniStyle} />}
      <FeatureList onDark items={items.slice(0, 3)} css={firstStyle} />
      <FeatureList onDark items={items.slice(3)} css={othersStyle} />
    </FeatureGround>
  );
}

const posterStyle = css(columns(), {
  [theme.media.wide]: {
    gridTemplate: 'auto auto 1fr / minmax(0, 1fr) auto',
    columnGap: theme.space[20],
  },
});

const firstStyle = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: theme.text.lead,
  '--feature-title': theme.text.quote,
  [theme.media.wide]: { alignContent: 'space-between' },
});

const othersStyle = css({
  [theme.media.wide]: { gridColumn: '1 / -1', marginTop: theme.space[12] },
});

const miniStyle = css(largeMini, {
  width: '18.5rem',
  maxWidth: '100%',
  margin: `0 auto ${theme.space[6]}`,
  [theme.media.wide]: {
    gridArea: '1 / 2 / 4 / 3',
    marginBottom: 0,
    display: 'flex',
    flexDirection: 'column',
  },
});
