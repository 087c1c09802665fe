import { z } from 'zod';
import { text } from '../fields';
import { namedObject } from '../graphql-names';
import { hero, intro, seo } from '../parts';

/** data/pages/book-demo.json (SPEC.md section 2, "/book-demo"). */
export const bookDemoPage = z.strictObject({
  seo,
  hero,
  includes: namedObject('BookDemoIncludes', {
    title: text,
    items: z.array(text).min(1, 'at least one item'),
  }),
  calendar: namedObject('BookDemoCalendar', {
    title: text,
    text,
    frameTitle: text,
    fallback: text,
    linkLabel: text,
    blocked: text,
    slow: text,
  }),
  support: intro,
});
