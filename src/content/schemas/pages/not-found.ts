import { z } from 'zod';
import { field, matching, namedObject, object, threeOrMore } from '../builders';
import { headed, heading, words } from '../shared-fields';
import { action, seo } from '../common';

const suggestedPage = namedObject('SuggestedPage', {
  href: field(
    matching(/^\/[\w\-/]+$/, 'the path of a page, without "#"'),
    'The path of a page. Its name comes from the page itself.',
    '/book-demo',
  ),
});

/** data/pages/not-found.json: the not-found screen, and the one for an unknown website template (SPEC.md section 8). */
export const notFoundPage = z.strictObject({
  seo: field(seo, 'For the browser’s tab; search engines don’t list the page.'),
  code: words('The number over the heading.', '404'),
  ...headed('Oops! Page not found', 'The address may be old, or mistyped.'),
  action: field(action, 'The way back.'),
  suggestions: object('Suggestions', 'Pages that were perhaps meant.', {
    title: heading('Perhaps you were looking for'),
    pages: threeOrMore(
      suggestedPage,
      'pages',
      'The pages that most people want. As soon as scripts run, pages whose address is like the unknown one come first, as many in all.',
    ),
  }),
  template: object('TemplateNotFound', 'The screen for an unknown template.', {
    ...headed('Template not found', 'Please browse our templates below.'),
    action: field(action, 'The way back to the templates.'),
    available: words('The heading over all templates.', 'Available templates'),
  }),
});
