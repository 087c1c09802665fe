import { z } from 'zod';
import {
  allDiffer,
  field,
  heading,
  listOf,
  object,
  objectType,
  prose,
  text,
  titleAndText,
} from '../builders';
import {
  action,
  buttons,
  closing,
  hero,
  productReference,
  seo,
  stats,
  video,
} from '../fields';
import { pointsSection } from '../sections';

const homeHero = objectType('HomeHero', {
  ...hero.shape,
  badge: field(action, 'The link in the label above the headline.'),
  actions: buttons,
  video,
}).meta({ description: 'The top of the page.' });

/** data/pages/home.json. `products` are slugs of data/products, in the order of the day that the page shows. */
export const homePage = z.strictObject({
  seo,
  hero: homeHero,
  products: object(
    'HomeProducts',
    'A day with the products: each has its time in it (Example, in its form).',
    {
      ...titleAndText('One day, six jobs', 'A sample day at an invented firm.'),
      products: listOf(
        productReference,
        'product',
        'The products in the order of the day, each once.',
      ).refine(allDiffer, 'products that differ'),
    },
  ),
  leads: field(pointsSection, 'The lead generation section.'),
  calls: object('HomeCalls', 'The call section.', {
    ...titleAndText('Answered at night', 'It asks what you would ask.'),
    call: object(
      'HomeCall',
      'Two sentences of a sample call, drawn as sound.',
      {
        caller: text('Who rings, and that it is a sample.', 'Caller (sample)'),
        words: text('What they say.', 'There is no hot water.'),
        answerer: text('Who answers.', 'SmartCall AI'),
        answer: text('What it answers.', 'Can you see a leak?'),
      },
    ),
    stats,
    action: field(action, 'The button below the figures.'),
  }),
  testimonials: object(
    'HomeTestimonials',
    'The heading over the testimonials.',
    {
      title: heading('What our customers say'),
    },
  ),
  demo: object('HomeDemo', 'The demos; their texts are under Shared › Demos.', {
    ...titleAndText('Try it here', 'Chat with it. Nothing to sign up for.'),
    button: text('What the opening button says.', 'Try the demo'),
    loading: text('What it says while they load.', 'Loading the demo…'),
    failed: text('Shown when that fails.', 'The demo could not load.'),
    close: text('What the button that closes them says.', 'Close'),
    label: text('That the data is invented.', 'Sample data'),
    book: field(action, 'The link to a real demo.'),
    note: prose('Small print below.', 'What you type is not sent anywhere.'),
  }),
  plans: object(
    'HomePlans',
    'The plans; their table is under Shared › Plans.',
    {
      ...titleAndText('What it costs', 'Prices are in US dollars.'),
      action: field(action, 'The button below the text.'),
    },
  ),
  closing,
});
