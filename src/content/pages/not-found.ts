import { z } from 'zod';
import { text } from '../fields';
import { namedObject } from '../graphql-names';
import { action, seo } from '../parts';

/** data/pages/not-found.json: the not-found screen, and the one for an unknown website template (SPEC.md section 8). */
export const notFoundPage = z.strictObject({
  seo,
  code: text,
  title: text,
  text,
  action,
  template: namedObject('TemplateNotFound', {
    title: text,
    text,
    action,
    available: text,
  }),
});
