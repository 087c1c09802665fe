import type { ComponentType } from 'react';
import type { FeaturesProps } from './feature';
import { CardIndex } from './features/card-index';
import { Flow } from './features/flow';
import { Mosaic } from './features/mosaic';
import { Path } from './features/path';
import { Poster } from './features/poster';
import { Rail } from './features/rail';
import { Receipt } from './features/receipt';

const layouts: Record<string, ComponentType<FeaturesProps>> = {
  index: CardIndex,
  flow: Flow,
  mosaic: Mosaic,
  path: Path,
  poster: Poster,
  rail: Rail,
  receipt: Receipt,
};

interface ProductFeaturesProps extends FeaturesProps {
  layout?: string | null;
}

/** A product's features, in the layout that its file names. Throws for an unknown one. */
export function ProductFeatures({ layout, features }: ProductFeaturesProps) {
  const Layout = layouts[layout ?? 'flow'];
  if (!Layout) throw new Error(`There is no layout of features ${layout}`);
  return <Layout features={features} />;
}
