import { css } from '@emotion/react';
import { WIDE } from '../../../components/product/product-style';
import { Section } from '../../../components/text/section';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import type { FeaturesProps } from '../feature';
import { FeatureList, FeatureWords, sortFeatures } from '../feature';
import { LargeMini } from '../large-mini';

/** Large and small cells, each with a part of the product. */
export function Mosaic({ features: { title, text, items } }: FeaturesProps) {
  const { shown, told } = sortFeatures(items);
  return (
    <Section title={title} text={text} wideHead>
      <ul css={gridStyle}>
        {shown.map((feature) => (
          <li key={feature.title}>
            <div css={cellStyle}>
              <FeatureWords feature={feature} />
              <LargeMini mini={feature.mini} />
            </div>
          </li>
        ))}
      </ul>
      <FeatureList items={told} />
    </Section>
  );
}

const gridStyle = css(plainList, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  marginBottom: theme.space[8],
  '> li': { containerType: 'inline-size' },
  [theme.media.wide]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    // Counted from the end: 4 + 2 columns, 2 + 4, and so on; the first one of an odd number takes a row.
    '> li': { gridColumn: 'span 2' },
    '> :nth-last-of-type(4n), > :nth-last-of-type(4n + 1)': {
      gridColumn: 'span 4',
    },
    '> :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
});

const cellStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: theme.space[6],
  height: '100%',
  padding: theme.space[6],
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
  [theme.media.print]: { background: 'none' },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: theme.space[10],
    paddingLeft: theme.space[8],
    h3: { fontSize: theme.text.titleText },
  },
});
