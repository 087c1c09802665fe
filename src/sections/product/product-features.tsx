import type { ComponentType } from 'react';
import type { FeaturesProps } from './feature';
import { Flow } from './features/flow';
import { Mosaic } from './features/mosaic';
import { Poster } from './features/poster';
import { Receipt } from './features/receipt';

const layouts: Record<string, ComponentType<FeaturesProps>> = {
  flow: Flow,
  mosaic: Mosaic,
  poster: Poster,
  receipt: Receipt,
};

interface ProductFeaturesProps extends FeaturesProps {
  layout?: string | null;
}

/** A product's features in the layout of its JSON file. Throws for an unknown layout. */
export function ProductFeatures({ layout, features }: ProductFeaturesProps) {
  const Layout = layouts[layout ?? 'mosaic'];
  if (!Layout) throw new Error(`There is no layout of features ${layout}`);
  return <Layout features={features} />;
}
