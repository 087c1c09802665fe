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
import { words } from '../shared-fields';

/** Product card (SPEC.md section 3), shown on the home page. */
const productCard = namedObject('ProductCard', {
  title: words('The product’s name on its card.', 'SmartCall AI'),
  outcomeHeadline: words('What a customer gains.', 'Every call answered'),
  description: words('A sentence.', 'Picks up when you cannot.'),
  metric: words('A figure that proves it.', '95% call accuracy'),
  metricStatus: figureStatus,
  colour: field(colourFamily, 'The colour of card and page.'),
  icon: field(icon, 'The drawing on the card.'),
  link: field(
    internalPath,
    'The product’s own page, / and its slug; the checker looks.',
    '/smartcall-ai',
  ),
  status: field(status, 'Active, or Premium, which is set off.'),
});

const moment = namedObject('ProductMoment', {
  time: words('The time of day.', '6:40am'),
  title: words('What happens, in a few words.', 'A review comes in'),
  text: words(
    'What happens, in a sentence or two.',
    'Before the van is loaded, last night’s customer has left five stars.',
  ),
  mini: field(miniPanel, 'The part of the product that shows it.'),
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
  seo,
  hero,
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
  moment: field(moment.optional(), 'Its place in the home page’s day.'),
  closing,
});

export type Product = z.infer<typeof product>;
