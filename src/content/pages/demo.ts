import { z } from 'zod';
import { closing, featureSection, hero, seo, video } from '../parts';

/** data/pages/demo.json (SPEC.md section 2, "/demo"). */
export const demoPage = z.strictObject({
  seo,
  hero,
  video,
  features: featureSection,
  closing,
});
