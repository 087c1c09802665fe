import { z } from 'zod';
import { field, listOf, namedObject } from '../builders';
import { closing, hero, seo } from '../common';
import { href } from '../fields';
import { icon } from '../icons';
import { heading, lead, words } from '../shared-fields';

const helpChannel = namedObject('HelpChannel', {
  icon: field(icon, 'The drawing on the card.'),
  title: words(
    'The heading of the card, if it isn’t what the button says.',
    'Write to us',
  ).optional(),
  label: words('What the button says.', 'Email Support'),
  description: words('What to expect.', 'We answer within a working day.'),
  href: href.meta({ examples: ['mailto:hello@larkfield.example'] }),
});

const help = namedObject('FaqHelp', {
  title: heading('Still need help?'),
  text: lead('A person answers within a working day.'),
  channels: listOf(helpChannel, 'channel', 'The ways to get help.'),
});

/** data/pages/faq.json: the frame of the support centre; its questions are in data/faq.json. */
export const faqPage = z.strictObject({
  seo,
  hero: field(hero, 'The top of the page; the questions are in data/faq.json.'),
  help: field(help, 'For those who found no answer, after the questions.'),
  closing: closing.optional(),
});
