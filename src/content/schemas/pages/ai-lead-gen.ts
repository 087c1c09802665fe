import { z } from 'zod';
import { field } from '../builders';
import { closing, hero, seo, stat } from '../common';
import { featureSection, pointsSection, processSection } from '../sections';

/** data/pages/ai-lead-gen.json (SPEC.md section 2, "/ai-lead-gen"). */
export const aiLeadGenPage = z.strictObject({
  seo: field(seo, 'What search engines show of the page.'),
  hero: field(hero, 'The top of the page.'),
  stats: field(
    z.array(stat).min(1, 'at least one figure'),
    'The figures under it.',
  ),
  services: field(featureSection, 'The service cards.'),
  process: field(processSection, 'The steps from the first call on.'),
  nurturing: field(pointsSection, 'What happens to leads that are not ready.'),
  closing: field(closing, 'The end of the page.'),
});
