import { z } from 'zod';
import { field, namedObject } from '../builders';
import { text } from '../fields';
import { action, hero, seo } from '../common';

const demoPart = namedObject('BookDemoPart', {
  minute: field(
    z.int('a whole number').min(0, 'a minute from 0 up'),
    'The minute of the demo at which it starts.',
    4,
  ),
  text: field(text, 'What happens then.', 'Answers from your trade'),
});

/** data/pages/book-demo.json (SPEC.md section 2, "/book-demo"). */
export const bookDemoPage = z.strictObject({
  seo: field(seo, 'What search engines show of the page.'),
  hero: field(hero, 'The top of the page.'),
  includes: field(
    namedObject('BookDemoIncludes', {
      title: field(text, 'The heading over the list.', 'What you get'),
      items: field(
        z.array(demoPart).min(1, 'at least one item'),
        'What the demo includes, in order.',
      ),
    }),
    'What the demo includes.',
  ),
  calendar: field(
    namedObject('BookDemoCalendar', {
      title: field(text, 'The heading over the calendar.', 'Choose a time'),
      text: field(
        text,
        'A few words beside the heading.',
        '30 minutes, by video',
      ),
      frameTitle: field(
        text,
        'What the calendar is called, for screen readers.',
        'Schedule Demo',
      ),
      fallback: field(
        text,
        'What stands before the link to the calendar and the mail address.',
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
        'The calendar is taking a while to load.',
      ),
      notice: field(
        text,
        'The small print under the calendar; {host} stands for where it comes from. It may link to the privacy policy.',
        'The calendar at {host} is run by another company.',
      ),
    }),
    'The booking calendar, which comes from another company.',
  ),
  support: field(
    namedObject('BookDemoSupport', {
      title: field(text, 'The heading.', 'No time that suits?'),
      text: field(text, 'The sentence under it.', 'Ring us or email us.'),
      link: field(action, 'The link under it.'),
    }),
    'The words beside telephone number and mail address.',
  ),
});
