import { z } from 'zod';
import { field, listOf, namedObject } from '../builders';
import { missedCallCalculator } from './calculator';
import { colourFamily, internalPath, slug } from '../fields';
import { icon } from '../icons';
import { miniPanel } from './mini-panel';
import { panel } from './panel';
import { productLayout, workbench } from './product-layout';
import { closing, figureStatus, hero, seo, stat, status } from '../common';
import { featureSection, pointsSection } from '../sections';
import { words } from '../texts';

/** Product card (SPEC.md section 3), shown on the home page. */
const productCard = namedObject('ProductCard', {
  title: words('The product’s name on its card.', 'SmartCall AI'),
  outcomeHeadline: words(
    'What a customer gains, in a few words.',
    'Every call answered',
  ),
  description: words(
    'What the product does, in a sentence.',
    'Picks up when you cannot and books the visit.',
  ),
  metric: words('A figure that proves it.', '95% call accuracy'),
  metricStatus: figureStatus,
  colour: field(
    colourFamily,
    'The colour of the card and of the product’s page.',
  ),
  icon: field(icon, 'The drawing on the card.'),
  link: field(
    internalPath,
    'The product’s own page, / and its slug; the checker looks.',
    '/smartcall-ai',
  ),
  status: field(status, 'Active, or Premium, which is set off.'),
});

/** A product, one file each in data/products: its card and its landing page at /<slug>. */
export const product = z.strictObject({
  slug: field(
    slug,
    'The address of the page, /<slug>. No other page has it; the checker looks.',
    'smartcall-ai',
  ),
  name: words('The product’s name.', 'SmartCall AI'),
  card: field(productCard, 'The card on the home page.'),
  seo: field(seo, 'What search engines show of the page.'),
  hero: field(hero, 'The top of the page.'),
  stats: listOf(stat, 'figure', 'The figures under it.'),
  calculator: field(
    missedCallCalculator.optional(),
    'A calculator of what missed calls cost. Left out, there is none.',
  ),
  features: field(featureSection, 'The feature cards.'),
  benefits: field(pointsSection, 'The points that speak for it.'),
  workbench: field(
    workbench.optional(),
    'The picture with the points. Left out, they stand alone.',
  ),
  layout: field(
    productLayout.optional(),
    'How its page is composed. Left out, as other products by default.',
  ),
  panel: field(
    panel,
    'The product at work, drawn with sample data; its kind tells which panel.',
  ),
  outcome: field(
    miniPanel.optional(),
    'What lies over a corner of the panel: what comes of it all.',
  ),
  moment: field(
    namedObject('ProductMoment', {
      time: words('The time of day.', '6:40am'),
      title: words('What happens, in a few words.', 'A review comes in'),
      text: words(
        'What happens, in a sentence or two.',
        'Before the van is loaded, last night’s customer has left five stars.',
      ),
      mini: field(miniPanel, 'The part of the product that shows it.'),
    }).optional(),
    'Its place in the day that the home page tells.',
  ),
  closing: field(closing, 'The end of the page.'),
});

export type Product = z.infer<typeof product>;
