import { z } from 'zod';
import {
  allDiffer,
  field,
  listOf,
  markupTexts,
  object,
  titleAndText,
} from '../builders';
import {
  closing,
  hero,
  intro,
  seo,
  stats,
  templateReference,
  themedPicture,
} from '../fields';
import { featureSection, processSection, questionSection } from '../sections';

/** data/pages/website-design.json. `templates` are slugs of data/templates, in the order of the grid. */
export const websiteDesignPage = z.strictObject({
  seo,
  hero,
  stats,
  benefits: field(featureSection, 'The benefit cards.'),
  portfolio: object('Portfolio', 'The grid of website templates.', {
    ...titleAndText('Six places to start from', 'Each becomes yours.'),
    heroTemplate: field(templateReference, 'The one that the page opens with.'),
    heroPhoneTemplate: field(
      templateReference,
      'The one whose phone picture is in front of it.',
    ),
    templates: listOf(
      templateReference,
      'template',
      'The templates in the order of the grid, each once.',
    ).refine(allDiffer, 'templates that differ'),
  }),
  packagesIntro: field(
    intro,
    'The words over the packages, which are under Shared.',
  ),
  process: field(processSection, 'The steps from first call to launch.'),
  aiIntegration: field(featureSection, 'The cards on AI in websites.'),
  faq: field(questionSection, 'What buyers ask about websites.'),
  themedPicture,
  closing,
  promises: markupTexts(
    'promise',
    'The promises beside its buttons.',
    'Free quote',
  ),
});
