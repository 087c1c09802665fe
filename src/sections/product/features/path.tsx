import { css } from '@emotion/react';
import { onDarkStyle, Section } from '../../../components/text/section';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { plainList } from '../../../styles/lists';
import { largeType } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import type { FeaturesProps } from '../feature';
import { FeatureList, FeatureWords, largeMini, splitByPanel } from '../feature';

/** Three parts of the product as one story: the second is a poster, whose edges the others overlap. */
export function Path({ features: { title, text, items } }: FeaturesProps) {
  const { withPanel, textOnly } = splitByPanel(items);
  return (
    <Section title={title} text={text} wideHead>
      <ol css={pathStyle}>
        {withPanel.map((feature) => (
          <li key={feature.title}>
            {feature.mini && <MiniPanel mini={feature.mini} />}
            <FeatureWords feature={feature} />
          </li>
        ))}
      </ol>
      <FeatureList items={textOnly} />
    </Section>
  );
}

const pathStyle = css(plainList, {
  isolation: 'isolate',
  marginBottom: theme.space[12],
  '> li': { display: 'grid', gap: theme.space[5] },
  '[data-mini]': {
    ...largeMini,
    marginInline: theme.space[4],
    boxShadow: theme.shadow.large,
  },
  '> :first-of-type > [data-mini]': { order: 1 },
  '> :nth-of-type(2)': {
    position: 'relative',
    zIndex: -1,
    gap: theme.space[8],
    marginBlock: `calc(-1 * ${theme.space[10]})`,
    padding: `${theme.space[20]} ${theme.space[6]}`,
    borderRadius: theme.radius.large,
    background: `light-dark(${theme.tint.strong}, ${theme.tint.line})`,
    '> *': onDarkStyle,
  },
  // The customer’s own words need no card.
  '[data-mini="review"]': {
    display: 'grid',
    gap: theme.space[5],
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    boxShadow: 'none',
    '> span': { order: -1, fontSize: theme.text.title1 },
    '> p': { order: -1, ...largeType(theme.text.titleLong, '-0.03em') },
  },
  // A reply that waits: its words over buttons.
  '[data-mini="choices"]': {
    '> :first-of-type': { color: 'inherit', font: 'inherit' },
    'span > span': { padding: `${theme.space[1]} ${theme.space[4]}` },
  },
  [theme.media.wide]: {
    '> :not(:nth-of-type(2))': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.space[12],
    },
    '> :first-of-type > [data-mini]': { order: 0 },
    '> :last-of-type': {
      '> [data-mini]': { order: 1 },
      '> :last-child': { paddingTop: theme.space[16] },
    },
    '> :nth-of-type(2)': { paddingInline: theme.space[16] },
  },
});
