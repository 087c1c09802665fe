import { z } from 'zod';
import { field, listOf, namedObject } from '../builders';
import { action, hero, seo } from '../common';
import { wholeNumber } from '../fields';
import { heading, lead, words } from '../shared-fields';

const demoPart = namedObject('BookDemoPart', {
  minute: field(
    wholeNumber.min(0, 'a minute from 0 up'),
    'The minute of the demo at which it starts.',
    4,
  ),
  text: words('What happens then.', 'Answers from your trade'),
});

const includes = namedObject('BookDemoIncludes', {
  title: heading('What you get'),
  items: listOf(demoPart, 'item', 'What the demo includes, in order.'),
});

const calendar = namedObject('BookDemoCalendar', {
  title: heading('Choose a time'),
  text: words('A few words beside the heading.', '30 minutes, by video'),
  frameTitle: words('Its name for screen readers.', 'Schedule Demo'),
  fallback: words(
    'What stands before the link to the calendar and the mail address.',
    'Can’t see the calendar?',
  ),
  linkLabel: words('What that link says.', 'Open it in a new tab'),
  blocked: words(
    'What is said when the calendar does not come.',
    'The calendar could not be loaded.',
  ),
  slow: words(
    'What is said when the calendar takes long to come.',
    'The calendar is taking a while to load.',
  ),
  notice: words(
    'The small print under the calendar; {host} stands for where it comes from. It may link to the privacy policy.',
    'The calendar at {host} is run by another company.',
  ),
});

const support = namedObject('BookDemoSupport', {
  title: heading('No time that suits?'),
  text: lead('Ring us or email us.'),
  link: field(action, 'The link under it.'),
});

/** data/pages/book-demo.json (SPEC.md section 2, "/book-demo"). */
export const bookDemoPage = z.strictObject({
  seo,
  hero,
  includes: field(includes, 'What the demo includes.'),
  calendar: field(calendar, 'The booking calendar, from another company.'),
  support: field(support, 'The words beside telephone and mail address.'),
});
