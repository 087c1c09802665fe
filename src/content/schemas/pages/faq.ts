import { z } from 'zod';
import {
  field,
  heading,
  listOf,
  object,
  objects,
  prose,
  text,
  titleAndText,
} from '../builders';
import { closing, faqItem, hero, href, seo } from '../fields';

/** data/pages/faq.json: the frame of the support centre; its questions are in data/faq.json. */
export const faqPage = z.strictObject({
  seo,
  hero: field(
    hero,
    'The top of the page; the questions are under Shared › FAQ.',
  ),
  help: object('FaqHelp', 'After the questions: other help.', {
    ...titleAndText(
      'Still need help?',
      'A person answers within a working day.',
    ),
    channels: objects('HelpChannel', 'channel', 'The ways to get help.', {
      title: text(
        'The heading of the card, if it isn’t what the button says.',
        'Write to us',
      ).optional(),
      label: text('What the button says.', 'Email Support'),
      description: prose('What to expect.', 'An answer within a day.'),
      href: href.meta({ examples: ['mailto:hello@larkfield.example'] }),
    }),
  }),
  closing,
});

/** data/faq.json: the questions of the support centre. */
export const faq = z.strictObject({
  groups: objects('FaqGroup', 'group', 'The groups, from the top.', {
    title: heading('Pricing & Plans'),
    questions: listOf(faqItem, 'question', 'The questions.'),
  }),
});
