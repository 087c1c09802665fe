import { z } from 'zod';
import { icon, href, text } from '../fields';
import { namedObject } from '../graphql-names';
import { hero, seo } from '../parts';

/** data/pages/faq.json: the frame of the support centre; its questions stand in data/faq.json. */
export const faqPage = z.strictObject({
  seo,
  hero,
  help: namedObject('FaqHelp', {
    title: text,
    text,
    channels: z
      .array(
        namedObject('HelpChannel', {
          icon,
          label: text,
          description: text,
          href,
        }),
      )
      .min(1, 'at least one channel'),
  }),
});
