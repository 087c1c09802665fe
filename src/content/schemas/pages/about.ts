import { z } from 'zod';
import { field, namedObject } from '../builders';
import { text } from '../fields';
import { closing, hero, seo, stat } from '../common';

const value = namedObject('AboutValue', {
  title: field(text, 'The value, in a word or two.', 'Patience'),
  description: field(text, 'What it means.', 'We wait for your answer.'),
});

/** data/pages/about.json (SPEC.md section 2, "About"). */
export const aboutPage = z.strictObject({
  seo: field(seo, 'What search engines show of the page.'),
  hero: field(hero, 'The top of the page.'),
  story: field(
    namedObject('AboutStory', {
      title: field(text, 'The heading over the story.', 'How it began'),
      opening: field(
        z.array(text).min(1, 'at least one paragraph'),
        'The story up to its turning point, paragraph by paragraph.',
        ['It began with a phone that rang during a root canal.'],
      ),
      pulled: field(
        text,
        'The sentence on which it turns, in large letters.',
        'Nobody could pick it up.',
      ),
      paragraphs: field(
        z.array(text).min(1, 'at least one paragraph'),
        'The rest of the story, paragraph by paragraph.',
        ['So we built something that could.'],
      ),
      caption: field(
        text,
        'What stands under the drawing of the van’s dashboard.',
        'The van, with nobody in it.',
      ),
    }),
    'How the firm came about.',
  ),
  stats: field(
    z.array(stat).min(1, 'at least one figure'),
    'The figures under the headline.',
  ),
  values: field(
    namedObject('AboutValues', {
      title: field(text, 'The heading over the values.', 'What we stand for'),
      text: field(text, 'The sentence beside it.', 'Four values.'),
      items: field(
        z.array(value).min(1, 'at least one value'),
        'The values, in order.',
      ),
    }),
    'What the firm holds dear.',
  ),
  closing: field(closing, 'The end of the page.'),
});
