import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import { Section } from '../../components/text/section';
import { DEFAULT_FEATURES_LAYOUT } from '../../content/constants';
import { asSnippet } from '../../content/from-graphql';
import type { FeaturesLayout } from '../../content/schemas/product';
import { keyOf } from '../../content/tables';
import { theme } from '../../styles/theme';
import { FeatureList, type IllustratedProps } from '../shared/feature';
import { Annotated } from './features/annotated';
import { FeatureGrid } from './features/grid';
import { Timeline } from './features/timeline';

interface Layout {
  /** Draws the features that have a snippet. */
  Drawing: ComponentType<IllustratedProps>;
  tone: 'page' | 'tinted' | 'strong';
}

const layouts: Record<FeaturesLayout, Layout> = {
  annotated: { Drawing: Annotated, tone: 'tinted' },
  grid: { Drawing: FeatureGrid, tone: 'page' },
  timeline: { Drawing: Timeline, tone: 'strong' },
};

interface ProductFeaturesProps {
  features: Queries.FeatureSectionFieldsFragment;
  layout?: string | null;
}

export function ProductFeatures(props: ProductFeaturesProps) {
  const { layout, features } = props;
  const { Drawing, ...look } =
    layouts[keyOf(layouts, layout ?? DEFAULT_FEATURES_LAYOUT)];
  const { items, ...head } = features;
  const illustrated = items.flatMap(({ snippet, ...words }) =>
    snippet ? { ...words, snippet: asSnippet(snippet) } : [],
  );
  return (
    <Section {...head} {...look}>
      <Drawing features={illustrated} />
      <FeatureList
        onDark={look.tone === 'strong'}
        items={items.filter(({ snippet }) => !snippet)}
        css={othersStyle}
      />
    </Section>
  );
}

const othersStyle = css({ marginTop: theme.space[8] });
