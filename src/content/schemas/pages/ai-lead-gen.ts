import { z } from 'zod';
import { field, graphqlField, twoOrMore } from '../builders';
import { altText, picture, positiveNumber } from '../fields';
import { heading, lead, words } from '../shared-fields';
import { closing, hero, seo, stats } from '../common';
import {
  featureSection,
  pointsSection,
  processSection,
  questionSection,
} from '../sections';
import { sumFigure } from '../article-figures/sum';
import { workbench } from '../product/product-layout';
import { campaign } from '../product/panel';

const stage = z.strictObject({
  label: words('What it counts.', 'Enquiries'),
  count: field(positiveNumber, 'How many, which sets its height.', 24),
});

const result = z
  .strictObject({
    title: heading('What April’s ads brought'),
    text: lead('An example: £300 of ads.'),
    stages: twoOrMore(stage, 'stages', 'From the enquiries to the jobs.'),
    sum: field(sumFigure, 'What a customer costs.'),
  })
  .register(graphqlField, { type: 'JSON' });

export type CampaignResult = z.infer<typeof result>;

/** data/pages/ai-lead-gen.json (SPEC.md section 2, "/ai-lead-gen"). */
export const aiLeadGenPage = z.strictObject({
  seo,
  hero,
  campaign: field(campaign, 'The service at work, with sample data.'),
  advertPicture: field(
    picture,
    'The picture of its advertisement, best upright, 900 × 1200 px.',
    '../images/harbour-bathrooms/shower.jpg',
  ),
  advertPictureAlt: altText,
  stats,
  services: field(featureSection, 'The service cards.'),
  process: field(processSection, 'The steps from the first call on.'),
  result: field(result, 'What a month of a campaign comes to.'),
  nurturing: field(pointsSection, 'What happens to leads that are not ready.'),
  faq: field(questionSection, 'What buyers ask about the service.'),
  workbench: workbench.optional(),
  closing,
});
