import { z } from 'zod';
import { text } from '../fields';
import { namedObject } from '../graphql-names';
import { action, closing, intro } from '../parts';

/** data/pages/website-template.json: what every /websites/<slug> says; the rest stands in data/templates. */
export const websiteTemplatePage = z.strictObject({
  bookConsultation: action,
  bookTable: text,
  backToPortfolio: action,
  navigation: namedObject('TemplateNavigation', {
    label: text,
    overview: text,
    pages: text,
    menu: text,
    gallery: text,
    reservations: text,
    pricing: text,
    faq: text,
  }),
  pages: intro,
  defaultPages: z.array(text).min(1, 'at least one page'),
  gallery: intro,
  pricing: intro,
  tierAction: action,
  faq: intro,
  closing,
});
