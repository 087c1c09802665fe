import { z } from 'zod';
import { field, listOf, namedObject } from '../builders';
import { closing, hero, seo, stat } from '../common';
import { text } from '../fields';
import { heading, lead, words } from '../shared-fields';

const story = namedObject('AboutStory', {
  title: heading('How it began'),
  opening: listOf(
    text,
    'paragraph',
    'The story up to its turning point, paragraph by paragraph.',
    ['It began with a phone that rang during a root canal.'],
  ),
  pulled: words(
    'The sentence on which it turns, in large letters.',
    'Nobody could pick it up.',
  ),
  paragraphs: listOf(
    text,
    'paragraph',
    'The rest of the story, paragraph by paragraph.',
    ['So we built something that could.'],
  ),
  caption: words(
    'What stands under the drawing of the van’s dashboard.',
    'The van, with nobody in it.',
  ),
});

const value = namedObject('AboutValue', {
  title: words('The value, in a word or two.', 'Patience'),
  description: words('What it means.', 'We wait for your answer.'),
});

const values = namedObject('AboutValues', {
  title: heading('What we stand for'),
  text: lead('Four values.'),
  items: listOf(value, 'value', 'The values, in order.'),
});

/** data/pages/about.json (SPEC.md section 2, "About"). */
export const aboutPage = z.strictObject({
  seo,
  hero,
  story: field(story, 'How the firm came about.'),
  stats: listOf(stat, 'figure', 'The figures under the headline.'),
  values: field(values, 'What the firm holds dear.'),
  closing,
});
