import { z } from 'zod';
import { missedCallCalculator } from './calculator';
import { colourFamily, icon, internalPath, slug, text } from './fields';
import { namedObject } from './graphql-names';
import { panel } from './panel';
import {
  closing,
  featureSection,
  hero,
  pointsSection,
  seo,
  stat,
  status,
} from './parts';

/** Product card (SPEC.md section 3), shown on the home page. */
export const productCard = namedObject('ProductCard', {
  title: text,
  outcomeHeadline: text,
  description: text,
  metric: text,
  colour: colourFamily,
  icon,
  link: internalPath,
  status,
});

/** A product, one file each in data/products: its card and its landing page at /<slug>. */
export const product = z.strictObject({
  slug,
  name: text,
  card: productCard,
  seo,
  hero,
  stats: z.array(stat).min(1, 'at least one figure'),
  calculator: missedCallCalculator.optional(),
  features: featureSection,
  benefits: pointsSection,
  panel,
  closing,
});

export type Product = z.infer<typeof product>;
