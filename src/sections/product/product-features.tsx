import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import { Section } from '../../components/text/section';
import { DEFAULT_FEATURES_LAYOUT } from '../../content/constants';
import { asMini } from '../../content/from-graphql';
import type { FeaturesLayout } from '../../content/schemas/product/product-layout';
import { keyOf } from '../../content/tables';
import { theme } from '../../styles/theme';
import { FeatureList, type IllustratedProps } from '../shared/feature';
import { Chain, Phone, Receipt } from './features/annotated';
import { Ledger } from './features/ledger';
import { Mosaic } from './features/mosaic';
import { Track } from './features/track';

interface Layout {
  /** Draws the features that have a mini panel. */
  Drawing: ComponentType<IllustratedProps>;
  tone: 'page' | 'tinted' | 'strong';
  splitHead?: boolean;
}

const layouts: Record<FeaturesLayout, Layout> = {
  chain: { Drawing: Chain, tone: 'strong' },
  ledger: { Drawing: Ledger, tone: 'strong' },
  mosaic: { Drawing: Mosaic, tone: 'page', splitHead: true },
  phone: { Drawing: Phone, tone: 'strong' },
  receipt: { Drawing: Receipt, tone: 'tinted' },
  track: { Drawing: Track, tone: 'strong' },
};

interface ProductFeaturesProps {
  features: Queries.FeatureSectionFieldsFragment;
  layout?: string | null;
  /** From the parent's `css`: another ground. */
  className?: string;
}

export function ProductFeatures(props: ProductFeaturesProps) {
  const { layout, features, className } = props;
  const { Drawing, ...look } =
    layouts[keyOf(layouts, layout ?? DEFAULT_FEATURES_LAYOUT)];
  const { items, ...head } = features;
  const illustrated = items.flatMap(({ mini, ...words }) =>
    mini ? { ...words, mini: asMini(mini) } : [],
  );
  return (
    <Section {...head} {...look} className={className}>
      <Drawing features={illustrated} />
      <FeatureList
        onDark={look.tone === 'strong'}
        items={items.filter(({ mini }) => !mini)}
        css={othersStyle}
      />
    </Section>
  );
}

const othersStyle = css({ marginTop: theme.space[8] });
