import { z } from 'zod';
import { templateReference, text } from '../fields';
import { namedObject } from '../graphql-names';
import {
  closing,
  featureSection,
  hero,
  intro,
  processSection,
  seo,
  stat,
} from '../parts';

/** data/pages/website-design.json (SPEC.md section 2). `templates` are slugs of data/templates, in the order of the grid. */
export const websiteDesignPage = z.strictObject({
  seo,
  hero,
  stats: z.array(stat).min(1, 'at least one figure'),
  benefits: featureSection,
  portfolio: namedObject('Portfolio', {
    title: text,
    text,
    templates: z.array(templateReference).min(1, 'at least one template'),
  }),
  packages: intro,
  process: processSection,
  aiIntegration: featureSection,
  closing,
  promises: z.array(text).min(1, 'at least one promise'),
});
