import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { WIDE } from '../../../components/product/product-style';
import { Section } from '../../../components/text/section';
import { plainList } from '../../../styles/lists';
import type { FeaturesProps } from '../feature';
import { FeatureList, FeatureWords, sortFeatures } from '../feature';
import { groundStyle } from '../ground';
import { LargeMini } from '../large-mini';

/** Large and small cells, each with a part of the product that runs off its edge. */
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

const gridStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[6],
    marginBottom: theme.space[8],
    '> li': { containerType: 'inline-size', minWidth: 0 },
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

const cellStyle = (theme: Theme) =>
  css(groundStyle(theme), {
    display: 'grid',
    gap: theme.space[8],
    gridTemplateRows: 'auto 1fr',
    height: '100%',
    padding: `${theme.space[6]} ${theme.space[6]} 0`,
    borderRadius: theme.radius.large,
    '> :last-child': {
      alignSelf: 'end',
      marginBottom: `calc(-1 * ${theme.space[3]})`,
    },
    [WIDE]: {
      padding: `${theme.space[8]} 0 0 ${theme.space[8]}`,
      gridTemplateRows: 'auto',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      '--furrows': '100%',
      '> :last-child': { marginRight: `calc(-1 * ${theme.space[3]})` },
    },
  });
