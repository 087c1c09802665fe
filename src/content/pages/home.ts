import { z } from 'zod';
import { productReference, text } from '../fields';
import { namedObject } from '../graphql-names';
import {
  action,
  closing,
  intro,
  pointsSection,
  seo,
  stat,
  video,
} from '../parts';

/** data/pages/home.json (SPEC.md section 2, "Home"). `products` are slugs of data/products, in the order of the grid. */
export const homePage = z.strictObject({
  seo,
  hero: namedObject('HomeHero', {
    badge: action,
    title: text,
    text,
    actions: z.array(action).min(1, 'at least one button'),
    panel: productReference,
    video,
  }),
  outcomes: namedObject('HomeOutcomes', {
    title: text,
    text,
    stats: z.array(stat).min(1, 'at least one figure'),
  }),
  products: namedObject('HomeProducts', {
    title: text,
    text,
    products: z.array(productReference).min(1, 'at least one product'),
  }),
  leads: pointsSection,
  calls: pointsSection,
  testimonials: intro,
  demo: namedObject('HomeDemo', {
    title: text,
    text,
    // The button that opens the demos, then what it says while they are loaded, and what is said when that fails.
    button: text,
    loading: text,
    failed: text,
    close: text,
    label: text,
    book: action,
    note: text,
  }),
  cookies: intro,
  closing,
});
