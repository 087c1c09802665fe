import { z } from 'zod';
import { field, object, objects } from '../builders';
import { wholeNumber } from '../fields';
import { heading, lead, words } from '../shared-fields';
import { action, hero, seo } from '../common';

/** data/pages/book-demo.json (SPEC.md section 2, "/book-demo"). */
export const bookDemoPage = z.strictObject({
  seo,
  hero,
  includes: object('BookDemoIncludes', 'What the demo includes.', {
    title: heading('What you get'),
    items: objects('BookDemoPart', 'item', 'Its parts, in order.', {
      minute: field(
        wholeNumber.min(0, 'a minute from 0 up'),
        'The minute at which it starts.',
        4,
      ),
      text: words('What happens then.', 'Answers from your trade'),
    }),
  }),
  calendar: object('BookDemoCalendar', 'The booking calendar.', {
    title: heading('Choose a time'),
    text: words('A few words beside the heading.', '30 minutes, by video'),
    frameTitle: words('Its name for screen readers.', 'Schedule Demo'),
    fallback: words(
      'The words before the link to the calendar and the mail address.',
      'Can’t see the calendar?',
    ),
    linkLabel: words('What that link says.', 'Open it in a new tab'),
    blocked: words('Shown when it fails.', 'It could not be loaded.'),
    slow: words('Shown when it is slow.', 'It is taking a while.'),
    notice: words(
      'The small print under the calendar; {host} stands for where it comes from. It may link to the privacy policy.',
      'The calendar at {host} is run by another company.',
    ),
  }),
  support: object('BookDemoSupport', 'Beside telephone and email.', {
    title: heading('No time that suits?'),
    text: lead('Ring us or email us.'),
    link: field(action, 'The link under it.'),
  }),
});
