import { z } from 'zod';
import { field, namedObject } from '../builders';
import { text } from '../fields';
import { action, seo } from '../common';

/** data/pages/not-found.json: the not-found screen, and the one for an unknown website template (SPEC.md section 8). */
export const notFoundPage = z.strictObject({
  seo: field(
    seo,
    'What the browser’s tab shows; search engines don’t list the page.',
  ),
  code: field(text, 'The number over the heading.', '404'),
  title: field(text, 'The heading.', 'Oops! Page not found'),
  text: field(
    text,
    'The sentence under it.',
    'The address may be old, or mistyped.',
  ),
  action: field(action, 'The way back.'),
  template: field(
    namedObject('TemplateNotFound', {
      title: field(text, 'The heading.', 'Template not found'),
      text: field(
        text,
        'The sentence under it.',
        'Please browse our available templates below.',
      ),
      action: field(action, 'The way back to the templates.'),
      available: field(
        text,
        'The heading over the templates there are.',
        'Available templates',
      ),
    }),
    'The screen for an unknown website template.',
  ),
});
