import { z } from 'zod';
import {
  closing,
  featureSection,
  hero,
  pointsSection,
  processSection,
  seo,
  stat,
} from '../parts';

/** data/pages/ai-lead-gen.json (SPEC.md section 2, "/ai-lead-gen"). */
export const aiLeadGenPage = z.strictObject({
  seo,
  hero,
  stats: z.array(stat).min(1, 'at least one figure'),
  services: featureSection,
  process: processSection,
  nurturing: pointsSection,
  closing,
});
