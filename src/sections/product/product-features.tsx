import type { ComponentType } from 'react';
import { DEFAULT_FEATURES_LAYOUT } from '../../content/constants';
import { asMini } from '../../content/from-graphql';
import { keyOf } from '../../content/tables';
import type { FeaturesLayout } from '../../content/schemas/product/product-layout';
import type { FeaturesProps } from '../shared/feature';
import { Annotated } from './features/annotated';
import { Ledger } from './features/ledger';
import { Mosaic } from './features/mosaic';
import { Track } from './features/track';

const layouts: Record<FeaturesLayout, ComponentType<FeaturesProps>> = {
  chain: (props) => <Annotated {...props} object="chain" />,
  ledger: Ledger,
  mosaic: Mosaic,
  phone: (props) => <Annotated {...props} object="phone" />,
  receipt: (props) => <Annotated {...props} object="receipt" />,
  track: Track,
};

interface ProductFeaturesProps {
  features: Queries.FeatureSectionFieldsFragment;
  layout?: string | null;
}

export function ProductFeatures({ layout, features }: ProductFeaturesProps) {
  const Layout = layouts[keyOf(layouts, layout ?? DEFAULT_FEATURES_LAYOUT)];
  const { items, ...head } = features;
  const shown = items.flatMap(({ mini, ...words }) =>
    mini ? { ...words, mini: asMini(mini) } : [],
  );
  const others = items.filter(({ mini }) => !mini);
  return <Layout {...head} shown={shown} others={others} />;
}
