import { z } from 'zod';
import { field, object, objects } from '../builders';
import { fromZero, positiveNumber } from '../fields';
import { headed, heading, texts, words } from '../shared-fields';
import { closing, hero, seo } from '../common';
import { workbench } from '../product/product-layout';

/** data/pages/book-demo.json (SPEC.md section 2, "/book-demo"). */
export const bookDemoPage = z.strictObject({
  seo,
  hero,
  workbench: workbench.optional(),
  includes: object('BookDemoIncludes', 'What the demo includes.', {
    ...headed('What you get', 'Ask for more of one part, and less of another.'),
    minutes: field(positiveNumber, 'How many minutes it takes.', 30),
    items: objects('BookDemoPart', 'item', 'Its parts, in order.', {
      minute: field(fromZero, 'The minute at which it starts.', 4),
      live: field(
        z.boolean().optional(),
        'Whether it is a live call, which has a colour of its own.',
        true,
      ),
      title: words('What it is about, in two or three words.', 'Your price'),
      text: words('What happens then.', 'In writing, before you go'),
    }),
  }).superRefine(({ minutes, items }, context) => {
    for (const [index, { minute }] of items.entries())
      if (minute >= (items[index + 1]?.minute ?? minutes))
        context.addIssue({
          code: 'custom',
          path: ['items', index, 'minute'],
          message: 'a minute before the next one’s, and before the end',
        });
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
  closing,
  promises: texts('promise', 'The promises beside its buttons.', 'Free quote'),
});
