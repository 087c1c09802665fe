import { z } from 'zod';
import {
  field,
  heading,
  object,
  text,
  threeOrMore,
  titleAndText,
} from '../builders';
import { action, seo } from '../fields';

/** data/pages/not-found.json: the not-found screen, and the one for an unknown website template. */
export const notFoundPage = z.strictObject({
  seo: field(seo, 'For the browser’s tab; search engines don’t list the page.'),
  code: text('The number over the heading.', '404'),
  ...titleAndText(
    'Oops! Page not found',
    'The address may be old, or mistyped.',
  ),
  action: field(action, 'The way back.'),
  suggestions: object('Suggestions', 'Links to other pages.', {
    title: heading('Perhaps you were looking for'),
    pages: threeOrMore(action, 'pages', 'The pages that most people want.'),
  }),
  template: object('TemplateNotFound', 'The screen for an unknown template.', {
    ...titleAndText('Template not found', 'Please browse our templates below.'),
    action: field(action, 'The way back to the templates.'),
    available: text('The heading over all templates.', 'Available templates'),
  }),
});
