import { z } from 'zod';
import { object, objects } from '../builders';
import { heading, lead, paragraphs, words } from '../shared-fields';
import { closing, hero, seo, stats } from '../common';

/** data/pages/about.json (SPEC.md section 2, "About"). */
export const aboutPage = z.strictObject({
  seo,
  hero,
  story: object('AboutStory', 'How the firm came about.', {
    title: heading('How it began'),
    opening: paragraphs('The story up to its turning point.', 'A phone rang.'),
    pulled: words('Its turning point, in large letters.', 'Nobody picked up.'),
    paragraphs: paragraphs('The rest of the story.', 'So we built this.'),
    caption: words('The line under the van’s dashboard.', 'The empty van.'),
  }),
  stats,
  values: object('AboutValues', 'What the firm holds dear.', {
    title: heading('What we stand for'),
    text: lead('Four values.'),
    items: objects('AboutValue', 'value', 'The values, in order.', {
      title: words('The value, in a word or two.', 'Patience'),
      description: words('What it means.', 'We wait for your answer.'),
    }),
  }),
  closing,
});
