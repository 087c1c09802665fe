import { z } from 'zod';
import { sumFigure } from '../article-figures';
import {
  field,
  graphqlType,
  object,
  objectType,
  prose,
  text,
  titleAndText,
} from '../builders';
import { closing, hero, positiveNumber, seo, themedPicture } from '../fields';
import { campaign } from '../panels/campaign-panel';
import {
  featureSection,
  pointsSection,
  processSection,
  questionSection,
} from '../sections';

const stage = objectType('CampaignStage', {
  count: field(positiveNumber, 'How many people.', 7),
  label: text('What they did.', 'Booked'),
});

export const aiLeadGenPage = z.strictObject({
  seo,
  hero,
  campaign: field(campaign, 'The service at work, with sample data.'),
  services: field(featureSection, 'The service cards.'),
  process: field(processSection, 'The steps from the first call on.'),
  result: object('CampaignResult', 'What a month of a campaign comes to.', {
    ...titleAndText('What April’s ads brought', 'An example: £300 of ads.'),
    caption: prose(
      'What the bars at the top of the page show.',
      'An example: one month of ads.',
    ),
    stages: field(
      z.array(stage).length(4, 'four stages'),
      'How many people are left at each stage of a campaign.',
    ),
    sum: field(sumFigure, 'What the campaign came to.').register(graphqlType, {
      type: 'JSON',
    }),
  }),
  nurturing: field(pointsSection, 'What happens to leads that are not ready.'),
  faq: field(questionSection, 'What buyers ask about the service.'),
  themedPicture,
  closing,
});
