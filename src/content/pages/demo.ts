import { z } from 'zod';
import { text } from '../fields';
import { namedObject } from '../graphql-names';
import { closing, featureSection, hero, seo } from '../parts';

/** data/pages/demo.json (SPEC.md section 2, "/demo"). */
export const demoPage = z.strictObject({
  seo,
  hero,
  video: namedObject('DemoVideo', { title: text, text }),
  features: featureSection,
  closing,
});
