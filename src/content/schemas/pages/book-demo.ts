import { z } from 'zod';
import { field, namedObject } from '../builders';
import { text } from '../fields';
import { hero, intro, seo } from '../common';

/** data/pages/book-demo.json (SPEC.md section 2, "/book-demo"). */
export const bookDemoPage = z.strictObject({
  seo: field(seo, 'What search engines show of the page.'),
  hero: field(hero, 'The top of the page.'),
  includes: field(
    namedObject('BookDemoIncludes', {
      title: field(text, 'The heading over the list.', 'What you get'),
      items: field(
        z.array(text).min(1, 'at least one item'),
        'What the demo includes, point by point.',
        ['30 minutes with a person', 'Answers from your trade'],
      ),
    }),
    'What the demo includes.',
  ),
  calendar: field(
    namedObject('BookDemoCalendar', {
      title: field(text, 'The heading over the calendar.', 'Choose a time'),
      text: field(
        text,
        'The sentence under the heading.',
        'All times are London times.',
      ),
      frameTitle: field(
        text,
        'What the calendar is called, for screen readers.',
        'Schedule Demo',
      ),
      fallback: field(
        text,
        'What stands before the plain link to the calendar.',
        'Can’t see the calendar?',
      ),
      linkLabel: field(text, 'What that link says.', 'Open it in a new tab'),
      blocked: field(
        text,
        'What is said when the calendar does not come.',
        'The calendar could not be loaded.',
      ),
      slow: field(
        text,
        'What is said when the calendar takes long to come.',
        'The calendar is taking longer than usual.',
      ),
    }),
    'The booking calendar, which comes from another company.',
  ),
  support: field(intro, 'The words beside the mail address.'),
});
