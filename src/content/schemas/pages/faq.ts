import { z } from 'zod';
import { field, object, objects } from '../builders';
import { href } from '../fields';
import { headed, words } from '../shared-fields';
import { closing, hero, seo } from '../common';
import { icon } from '../icons';

/** data/pages/faq.json: the frame of the support centre; its questions are in data/faq.json. */
export const faqPage = z.strictObject({
  seo,
  hero: field(hero, 'The top of the page; the questions are in data/faq.json.'),
  help: object('FaqHelp', 'After the questions: other help.', {
    ...headed('Still need help?', 'A person answers within a working day.'),
    channels: objects('HelpChannel', 'channel', 'The ways to get help.', {
      icon,
      title: words(
        'The heading of the card, if it isn’t what the button says.',
        'Write to us',
      ).optional(),
      label: words('What the button says.', 'Email Support'),
      description: words('What to expect.', 'An answer within a day.'),
      href: href.meta({ examples: ['mailto:hello@larkfield.example'] }),
    }),
  }),
  closing,
});
