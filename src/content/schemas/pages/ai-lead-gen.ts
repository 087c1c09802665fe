import { z } from 'zod';
import { field, namedObject, twoOrMore } from '../builders';
import { altText, picture } from '../fields';
import { words } from '../shared-fields';
import { closing, hero, seo, stats } from '../common';
import {
  featureSection,
  pointsSection,
  processSection,
  questionSection,
} from '../sections';
import { miniPanel } from '../product/mini-panel';
import { workbench } from '../product/product-layout';
import { campaign } from '../product/panel';

const nurturingMoment = namedObject('NurturingMoment', {
  when: words('The day, as it is shown.', '16 June'),
  mini: field(miniPanel, 'What happens on that day.'),
});

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
