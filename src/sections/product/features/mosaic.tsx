import { css } from '@emotion/react';
import { noBox } from '../../../components/product/product-style';
import { Section } from '../../../components/text/section';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { columns } from '../../../styles/columns';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import {
  type FeaturesProps,
  FeatureList,
  FeatureWords,
  largeMini,
} from '../feature';

/** One tall cell with wide cells beside it, each with a mini panel. */
export function Mosaic({ features: { title, text, items } }: FeaturesProps) {
  const withPanel = items.filter(({ mini }) => mini);
  return (
    <Section title={title} text={text} wideHead>
      <ul css={[gridStyle, { '--beside': withPanel.length - 1 }]}>
        {withPanel.map((feature) => (
          <li key={feature.title}>
            <div css={cellStyle}>
              <FeatureWords feature={feature} />
              {feature.mini && <MiniPanel mini={feature.mini} />}
            </div>
          </li>
        ))}
      </ul>
      <FeatureList items={items.filter(({ mini }) => !mini)} />
    </Section>
  );
}

const gridStyle = css(plainList, columns({ wide: '1fr 2fr' }), {
  gap: theme.space[6],
  marginBottom: theme.space[8],
  '> li': { containerType: 'inline-size' },
  '> :first-of-type > div': {
    background: `light-dark(${theme.tint.strong}, ${theme.tint.line})`,
    '> :first-of-type *': { color: theme.colour.onDark },
  },
  [theme.media.wide]: {
    '> :first-of-type': { gridRow: 'span var(--beside)' },
    // A drawing as wide as the page, over two equal cells.
    '&:has([data-mini="channels"])': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '> li > div': {
        gridTemplate: 'auto 1fr / minmax(0, 1fr)',
        '> :first-of-type': { paddingBottom: 0 },
      },
    },
    '> :has([data-mini="channels"])': { gridArea: 'auto / 1 / auto / -1' },
  },
});

/** Panels rise from a cell's lower edge, as high as what is in them. */
const cellStyle = css(columns(), {
  gridTemplateRows: 'auto 1fr',
  gap: theme.space[8],
  height: '100%',
  padding: `${theme.space[6]} ${theme.space[6]} 0`,
  overflow: 'clip',
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
  h3: { fontSize: theme.text.title3 },
  '> :first-of-type > p': { fontSize: theme.text.lead },
  '[data-mini]': {
    ...largeMini,
    alignSelf: 'end',
    borderBottom: 0,
    borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
  },
  [theme.container.medium]: {
    gridTemplate: 'auto / minmax(0, 2fr) minmax(0, 3fr)',
    '> :first-of-type': { paddingBottom: theme.space[8] },
  },
  // The drawing of channels has no panel: it is placed directly on the cell.
  '&:has([data-mini="channels"])': {
    gridTemplate: 'auto auto / minmax(0, 1fr)',
    padding: theme.space[6],
    [theme.media.wide]: { padding: theme.space[10] },
    '> :first-of-type': { paddingBottom: 0 },
    '[data-mini]': noBox,
  },
});
