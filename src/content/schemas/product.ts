import { z } from 'zod';
import { HOME_ANCHORS } from '../anchors';
import { DEFAULT_FEATURES_LAYOUT } from '../constants';
import { topLevelPath } from '../routes';
import {
  field,
  heading,
  lead,
  listOf,
  MARKUP,
  markup,
  markupItem,
  object,
  objects,
  objectType,
  picture,
  prose,
  text,
} from './builders';
import {
  action,
  altText,
  closing,
  colourFamily,
  hero,
  productPage,
  seo,
  slug,
  status,
} from './fields';
import { icon } from './icons';
import { missedCallCalculator } from './missed-call-calculator';
import { panelSnippet } from './panels/panel-snippet';
import { productPanel } from './panels/product-panel';
import { featureSection } from './sections';

const example = objectType('ProductExample', {
  time: text('The time of day.', '6:40am'),
  title: text('What happens, in a few words.', 'A review comes in'),
  text: prose(
    'What happens, in short.',
    'Before the van is loaded, last night’s customer has left five stars.',
  ),
  snippet: field(panelSnippet, 'The part of the product that shows it.'),
});

const fact = objectType('ProductFact', {
  label: text('What it is about, in a few words.', 'Clinics'),
  figures: objects(
    'ProductVolume',
    'figure',
    'Figures before the text, such as the volume of each plan.',
    {
      value: text('The figure.', '60'),
      label: text('What it is of.', 'Solo, $99'),
    },
  ).optional(),
  text: markup('The fact.', 'It asks no medical history.').optional(),
}).refine(({ figures, text }) => figures ?? text, 'a text or figures');

const facts = object('ProductFacts', 'What a buyer needs to know.', {
  title: heading('Before you divert your calls'),
  text: lead('One code starts the divert, another stops it.'),
  points: listOf(fact, 'fact', 'The facts, in order.', [
    { label: 'Clinics', text: 'It asks no medical history.' },
  ]),
  action: field(action.optional(), 'A button under the points.'),
});

const layout = z.enum(['grid', 'timeline', 'annotated']);

export type FeaturesLayout = z.infer<typeof layout>;

/** A product, one file each in data/products: its card on the home page and its page at /<slug>. */
export const product = z.strictObject({
  slug: field(
    slug(topLevelPath).refine(
      (name) => !HOME_ANCHORS.includes(name),
      `a slug that is no name of a place on the home page, where its card has it (${HOME_ANCHORS.join(', ')})`,
    ),
    'Its own address, without the first slash.',
    'smartcall-ai',
  ),
  card: object('ProductCard', 'The card on the home page.', {
    title: text('The product’s name on its card.', 'SmartCall AI'),
    outcomeHeadline: text('What a customer gains.', 'Every call answered'),
    description: prose('A sentence.', 'Picks up when you cannot.'),
    metric: text('A figure that proves it.', '95% call accuracy'),
    colour: field(colourFamily, 'The colour of card and page.'),
    icon,
    link: field(productPage, 'Its own page, / and its slug.', '/smartcall-ai'),
    status,
  }),
  seo,
  hero,
  benefits: field(
    z.array(markupItem).min(3).max(5),
    `What a customer gains, in three to five points with ticks. ${MARKUP}.`,
    ['**95% call accuracy**', 'Live in a day', 'No new number'],
  ),
  calculator: field(
    missedCallCalculator.optional(),
    'A calculator of what missed calls cost. Left out, there is none.',
  ),
  features: field(featureSection, 'The feature cards.'),
  facts,
  cutout: object('Cutout', 'The thing before the sun at the end of the page.', {
    image: picture(
      'The thing alone, on a transparent ground that ends where it stands; best 1600 px wide.',
      '../images/objects/smartcall-ai.png',
    ),
    alt: altText,
  }),
  layout: field(
    layout.optional(),
    `How the page shows its features. grid: large and small cells; timeline: cards on a line across the page; annotated: a line from each feature to its part of one receipt or, if each snippet is a phone, of one phone. Left out, ${DEFAULT_FEATURES_LAYOUT}.`,
    'timeline',
  ),
  panel: field(productPanel, 'The product at work, with sample data.'),
  example: field(example.optional(), 'Its place in the home page’s day.'),
  closing,
});
