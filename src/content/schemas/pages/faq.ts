import { z } from 'zod';
import { field, namedObject } from '../builders';
import { href, text } from '../fields';
import { icon } from '../icons';
import { closing, hero, seo } from '../common';

/** data/pages/faq.json: the frame of the support centre; its questions stand in data/faq.json. */
export const faqPage = z.strictObject({
  seo: field(seo, 'What search engines show of the page.'),
  hero: field(
    hero,
    'The top of the page. The questions stand in data/faq.json.',
  ),
  help: field(
    namedObject('FaqHelp', {
      title: field(
        text,
        'The heading over the ways to get help.',
        'Still need help?',
      ),
      text: field(
        text,
        'The sentence under the heading.',
        'A person answers within a working day.',
      ),
      channels: field(
        z
          .array(
            namedObject('HelpChannel', {
              icon: field(icon, 'The drawing on the card.'),
              title: field(
                text.optional(),
                'The heading of the card, if it isn’t what the button says.',
                'Write to us',
              ),
              label: field(text, 'What the button says.', 'Email Support'),
              description: field(
                text,
                'What to expect of it.',
                'We answer within a working day.',
              ),
              href: field(
                href,
                'Where it leads. The checker looks that pages of this site are there.',
                'mailto:hello@larkfield.example',
              ),
            }),
          )
          .min(1, 'at least one channel'),
        'The ways to get help.',
      ),
    }),
    'The block after the questions, for those who found no answer.',
  ),
  closing: field(
    closing.optional(),
    'The call to action at the end of the page.',
  ),
});
