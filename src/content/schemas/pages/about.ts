import { z } from 'zod';
import { field, namedObject } from '../builders';
import { text } from '../fields';
import { closing, hero, seo, stat } from '../common';
import { featureSection } from '../sections';

/** data/pages/about.json (SPEC.md section 2, "About"). */
export const aboutPage = z.strictObject({
  seo: field(seo, 'What search engines show of the page.'),
  hero: field(hero, 'The top of the page.'),
  story: field(
    namedObject('AboutStory', {
      title: field(text, 'The heading over the story.', 'How it began'),
      paragraphs: field(
        z.array(text).min(1, 'at least one paragraph'),
        'The story, paragraph by paragraph.',
        ['It began with a phone that rang during a root canal.'],
      ),
    }),
    'How the firm came about.',
  ),
  stats: field(
    z.array(stat).min(1, 'at least one figure'),
    'The figures under the story.',
  ),
  values: field(featureSection, 'What the firm holds dear.'),
  closing: field(closing, 'The end of the page.'),
});
