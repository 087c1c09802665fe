import { z } from 'zod';
import { text } from '../fields';
import { namedObject } from '../graphql-names';
import { closing, featureSection, hero, seo, stat } from '../parts';

/** data/pages/about.json (SPEC.md section 2, "About"). */
export const aboutPage = z.strictObject({
  seo,
  hero,
  story: namedObject('AboutStory', {
    title: text,
    paragraphs: z.array(text).min(1, 'at least one paragraph'),
  }),
  stats: z.array(stat).min(1, 'at least one figure'),
  values: featureSection,
  closing,
});
