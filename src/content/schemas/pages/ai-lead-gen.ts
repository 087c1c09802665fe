import { z } from 'zod';
import { field, graphqlField, namedObject, twoOrMore } from '../builders';
import { altText, picture, positiveNumber } from '../fields';
import { heading, words } from '../shared-fields';
import { closing, hero, seo, stats } from '../common';
import {
  featureSection,
  pointsSection,
  processSection,
  questionSection,
} from '../sections';
import { sumFigure } from '../article-figures/sum';
import { miniPanel } from '../product/mini-panel';
import { workbench } from '../product/product-layout';
import { campaign } from '../product/panel';

const nurturingMoment = namedObject('NurturingMoment', {
  when: words('The day, as it is shown.', '16 June'),
  mini: field(miniPanel, 'What happens on that day.'),
});

const stage = z.strictObject({
  label: words('What it counts.', 'Enquiries'),
  count: field(positiveNumber, 'How many, which sets its height.', 24),
});

const result = z
  .strictObject({
    title: heading('April in the example'),
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
  thread: twoOrMore(
    nurturingMoment,
    'days',
    'How one customer is kept in touch with over weeks, beside the points.',
  ),
  faq: field(questionSection, 'What buyers ask about the service.'),
  workbench: workbench.optional(),
  closing,
});
