import { z } from 'zod';
import { field, object, text, texts } from '../builders';
import { action, closing, intro } from '../fields';

/** data/pages/website-template.json: texts that all pages of website templates share. */
export const websiteTemplatePage = z.strictObject({
  bookConsultation: field(action, 'The button at the top.'),
  bookTable: text('The same for the restaurant template.', 'Book a Table'),
  backToPortfolio: field(action, 'The link back to all templates.'),
  navigation: object('TemplateNavigation', 'The sticky navigation.', {
    label: text('Its name for screen readers.', 'On this page'),
    overview: text('The link to the sample site.', 'Overview'),
    pages: text('The link to the included pages.', 'Pages'),
    menu: text('The link to the menu of a restaurant.', 'Menu'),
    gallery: text('The link to the gallery.', 'Gallery'),
    reservations: text('The link to a restaurant’s form.', 'Reservations'),
    pricing: text('The link to the price tiers.', 'Pricing'),
    faq: text('The link to the questions.', 'FAQ'),
  }),
  features: field(intro, 'The words beside the four features.'),
  pages: field(intro, 'The words over the included pages.'),
  defaultPages: texts('page', 'For templates that name none.', 'Home', 'Shop'),
  gallery: field(
    intro,
    'The words over the gallery; a restaurant has its own.',
  ),
  pricing: field(intro, 'The words over the price tiers.'),
  tierAction: field(action, 'The button of each tier.'),
  faq: field(intro, 'The words over the questions.'),
  closing,
});
