import { z } from 'zod';
import { field, namedObject } from '../builders';
import { text } from '../fields';
import { action, closing, intro } from '../common';

/** data/pages/website-template.json: what every /websites/<slug> says; the rest stands in data/templates. */
export const websiteTemplatePage = z.strictObject({
  bookConsultation: field(action, 'The button at the top.'),
  bookTable: field(
    text,
    'What that button says on the restaurant template.',
    'Book a Table',
  ),
  backToPortfolio: field(action, 'The link back to all templates.'),
  navigation: field(
    namedObject('TemplateNavigation', {
      label: field(
        text,
        'What the navigation is called, for screen readers.',
        'On this page',
      ),
      overview: field(text, 'The link to the preview.', 'Overview'),
      pages: field(text, 'The link to the included pages.', 'Pages'),
      menu: field(
        text,
        'The link to the menu, on the restaurant template.',
        'Menu',
      ),
      gallery: field(text, 'The link to the gallery.', 'Gallery'),
      reservations: field(
        text,
        'The link to the form, on the restaurant template.',
        'Reservations',
      ),
      pricing: field(text, 'The link to the price tiers.', 'Pricing'),
      faq: field(text, 'The link to the questions.', 'FAQ'),
    }),
    'The names of the places in the sticky navigation.',
  ),
  pages: field(
    intro,
    'The words over the included pages and, but for a restaurant, their screenshots.',
  ),
  defaultPages: field(
    z.array(text).min(1, 'at least one page'),
    'The pages of a template that names none.',
    ['Home', 'About', 'Services', 'Contact'],
  ),
  pricing: field(intro, 'The words over the price tiers.'),
  tierAction: field(action, 'The button of each tier.'),
  faq: field(intro, 'The words over the questions.'),
  closing: field(closing, 'The end of the page.'),
});
