import type { ComponentType } from 'react';
import { keyOf, asMini } from '../../content/from-graphql';
import type { FeaturesLayout } from '../../content/schemas/product/product-layout';
import type { FeaturesProps } from './feature';
import { Flow } from './features/flow';
import { Ledger } from './features/ledger';
import { Mosaic } from './features/mosaic';
import { Poster } from './features/poster';
import { Receipt } from './features/receipt';
import { Track } from './features/track';

const layouts: Record<FeaturesLayout, ComponentType<FeaturesProps>> = {
  flow: Flow,
  ledger: Ledger,
  mosaic: Mosaic,
  poster: Poster,
  receipt: Receipt,
  track: Track,
};

interface ProductFeaturesProps {
  features: Queries.FeatureSectionFieldsFragment;
  layout?: string | null;
}

export function ProductFeatures({ layout, features }: ProductFeaturesProps) {
  const Layout = layouts[keyOf(layouts, layout ?? 'mosaic')];
  const { items, ...head } = features;
  const shown = items.flatMap(({ mini, ...words }) =>
    mini ? { ...words, mini: asMini(mini) } : [],
  );
  const others = items.filter(({ mini }) => !mini);
  return <Layout {...head} shown={shown} others={others} />;
}
