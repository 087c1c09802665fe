import type { previewLayouts } from '../../../content/constants';
import { clinic } from './clinic';
import { editorial } from './editorial';
import type { Layout } from './layout';
import { practice } from './practice';
import { product } from './product';
import { restaurant } from './restaurant';
import { shop } from './shop';

const layouts: Record<(typeof previewLayouts)[number], Layout> = {
  editorial,
  shop,
  clinic,
  practice,
  product,
  restaurant,
};

/** The layout with a name; that of a practice where data/ names none. Throws for an unknown name. */
export function layoutOf(name: string | null): Layout {
  const layout = Object.entries(layouts).find(([key]) => key === name)?.[1];
  if (layout) return layout;
  if (name !== null) throw new Error(`Unknown layout: ${name}`);
  return practice;
}
