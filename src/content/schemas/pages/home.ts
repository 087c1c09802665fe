import { z } from 'zod';
import { field, namedObject } from '../builders';
import { productReference, text } from '../fields';
import { action, closing, intro, seo, stat, video } from '../common';
import { miniPanel } from '../product/mini-panel';
import { panel } from '../product/panel';
import { pointsSection } from '../sections';

/** data/pages/home.json (SPEC.md section 2, "Home"). `products` are slugs of data/products, in the order of the day. */
export const homePage = z.strictObject({
  seo: field(seo, 'What search engines show of the page.'),
  hero: field(
    namedObject('HomeHero', {
      badge: field(action, 'The link in the label above the headline.'),
      title: field(
        text,
        'The headline of the site.',
        'Grow Revenue, Save Time',
      ),
      text: field(
        text,
        'The paragraph under the headline. **Strong words** and [links](/faq) are allowed.',
        'Larkfield answers the phone when you cannot.',
      ),
      actions: field(
        z.array(action).min(1, 'at least one button'),
        'The buttons, the most important one first.',
      ),
      panel: field(panel, 'The product at work, drawn with sample data.'),
      outcome: field(
        miniPanel.optional(),
        'What lies over a corner of the panel: what comes of it all.',
      ),
      video: field(video, 'The video; its address stands in site.json.'),
    }),
    'The top of the page.',
  ),
  outcomes: field(
    namedObject('HomeOutcomes', {
      title: field(
        text,
        'The heading over the figures.',
        'What an answered phone is worth',
      ),
      text: field(
        text,
        'The sentence under the heading.',
        'Each from a different kind of firm. [Work out your own](/faq).',
      ),
      stats: field(z.array(stat).min(1, 'at least one figure'), 'The figures.'),
    }),
    'The figures.',
  ),
  products: field(
    namedObject('HomeProducts', {
      title: field(
        text,
        'The heading over the day.',
        'One day, six jobs you no longer do by hand',
      ),
      text: field(
        text,
        'The sentence under the heading.',
        'A sample day at an invented firm.',
      ),
      products: field(
        z.array(productReference).min(1, 'at least one product'),
        'The products in the order of the day: slugs of files in data/products, each once; the checker looks.',
      ),
    }),
    'A day with the products: each has a moment of it (`moment` in its file).',
  ),
  leads: field(pointsSection, 'The lead generation section.'),
  calls: field(pointsSection, 'The call section.'),
  testimonials: field(
    intro,
    'The words over the testimonials of data/testimonials.json.',
  ),
  demo: field(
    namedObject('HomeDemo', {
      title: field(text, 'The heading over the demos.', 'Try it here'),
      text: field(
        text,
        'The sentence under the heading.',
        'Chat with the assistant. Nothing to sign up for.',
      ),
      button: field(
        text,
        'What the button that opens the demos says.',
        'Try the interactive demo',
      ),
      loading: field(
        text,
        'What it says while they are loaded.',
        'Loading the demo…',
      ),
      failed: field(
        text,
        'What is said when that fails.',
        'The demo could not be loaded.',
      ),
      close: field(text, 'What the button that closes them says.', 'Close'),
      label: field(
        text,
        'A label that says that the data is invented.',
        'Sample data, runs in your browser',
      ),
      book: field(action, 'The link to a real demo.'),
      note: field(
        text,
        'The small print under the demos.',
        'What you type is not sent anywhere.',
      ),
    }),
    'The interactive demos; what they say stands in data/demos.json.',
  ),
  cookies: field(intro, 'What the site says on cookies.'),
  closing: field(closing, 'The end of the page.'),
});
