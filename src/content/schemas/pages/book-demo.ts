import { z } from 'zod';
import { field, object, objects } from '../builders';
import { fromZero, positiveNumber } from '../fields';
import { heading, text, texts, titleAndText } from '../shared-fields';
import { closing, hero, seo } from '../common';
import { themedPicture } from '../product/product-layout';

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
    longer: text('How to get a longer one.', 'Ask for the longer session.'),
    items: objects('DemoAgendaPart', 'item', 'Its parts, in order.', {
      minute: field(fromZero, 'The minute at which it starts.', 4),
      kind: field(
        legend.keyof(),
        'What its colour says: a talk, the product or a live call.',
        'talk',
      ),
      title: text('What it is about, in two or three words.', 'Your price'),
      text: text('What happens then.', 'In writing, before you go'),
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
    text: text('A few words beside the heading.', '30 minutes, by video'),
    frameTitle: text('Its name for screen readers.', 'Schedule Demo'),
    fallback: text(
      'Over the other ways to book, before the calendar shows.',
      'Can’t see the calendar?',
    ),
    linkLabel: text('The link to the calendar.', 'Open it in a new tab'),
    mailLabel: text('Before the mail address.', 'Or email us two times'),
    phoneLabel: text('Before the phone number.', 'Or ring'),
    blocked: text('Shown when it fails.', 'It could not be loaded.'),
    slow: text('Shown when it is slow.', 'It is taking a while.'),
    preparation: object('DemoPreparation', 'Below the other ways to book.', {
      title: heading('Have to hand'),
      items: texts('item', 'What helps in the demo.', 'An unpaid invoice'),
      text: text('Who shows the product.', 'One of us shows you round.'),
    }),
    note: text(
      'The small print under the calendar; {host} stands for where it comes from. It may link to the privacy policy.',
      'The calendar at {host} is run by another company.',
    ),
  }),
  closing,
  promises: texts('promise', 'The promises beside its buttons.', 'Free quote'),
});
