import { z } from 'zod';
import {
  field,
  heading,
  markup,
  markupTexts,
  object,
  objects,
  prose,
  text,
  titleAndText,
} from '../builders';
import {
  closing,
  fromZero,
  hero,
  positiveNumber,
  seo,
  themedPicture,
} from '../fields';

const legend = object('DemoAgendaLegend', 'The label of each colour.', {
  talk: text('For talk.', 'Talk'),
  show: text('For a view of the product.', 'The product'),
  live: text('For a live call.', 'A sample call'),
});

export const bookDemoPage = z.strictObject({
  seo,
  hero,
  themedPicture,
  agenda: object('DemoAgenda', 'What the demo includes.', {
    ...titleAndText(
      'What you get',
      'Ask for more of one part, and less of another.',
    ),
    minutes: field(positiveNumber, 'How many minutes it takes.', 30),
    legend,
    longer: prose('How to get a longer one.', 'Ask for the longer session.'),
    items: objects('DemoAgendaPart', 'item', 'Its parts, in order.', {
      minute: field(fromZero, 'The minute at which it starts.', 4),
      kind: field(
        legend.keyof(),
        'What its colour says: a talk, the product or a live call.',
        'talk',
      ),
      title: text('What it is about, in two or three words.', 'Your price'),
      text: prose('What happens then.', 'In writing, before you go'),
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
    text: prose('A few words beside the heading.', '30 minutes, by video'),
    fallback: markup(
      'What to do if it doesn’t show, between heading and calendar.',
      'No calendar here? [Email us](mailto:{{site.contact.email}}).',
    ),
    frameTitle: text('Its name for screen readers.', 'Schedule Demo'),
    linkLabel: text('The link to it, below it.', 'Open it on its own page'),
    questions: markup(
      'Where to ask, below it.',
      'Questions? Email [{{site.contact.email}}](mailto:{{site.contact.email}})',
    ),
    note: markup(
      'The small print below it.',
      'Another company runs the calendar. [Privacy Policy](/privacy-policy)',
    ),
  }),
  closing,
  promises: markupTexts(
    'promise',
    'The promises beside its buttons.',
    'Free quote',
  ),
});
