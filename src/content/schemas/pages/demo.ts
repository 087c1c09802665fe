import { z } from 'zod';
import { field } from '../builders';
import { closing, hero, seo, video } from '../common';
import { featureSection } from '../sections';

/** data/pages/demo.json (SPEC.md section 2, "/demo"). */
export const demoPage = z.strictObject({
  seo: field(seo, 'What search engines show of the page.'),
  hero: field(hero, 'The top of the page.'),
  video: field(video, 'The video; its address stands in site.json.'),
  features: field(featureSection, 'The feature cards under it.'),
  closing: field(closing, 'The end of the page.'),
});
