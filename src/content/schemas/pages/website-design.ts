import { z } from 'zod';
import { field, namedObject } from '../builders';
import { templateReference, text } from '../fields';
import { closing, hero, intro, seo, stat } from '../common';
import {
  comparison,
  featureSection,
  processSection,
  questionSection,
} from '../sections';

/** data/pages/website-design.json (SPEC.md section 2). `templates` are slugs of data/templates, in the order of the grid. */
export const websiteDesignPage = z.strictObject({
  seo: field(seo, 'What search engines show of the page.'),
  hero: field(hero, 'The top of the page.'),
  stats: field(
    z.array(stat).min(1, 'at least one figure'),
    'The figures under it.',
  ),
  benefits: field(featureSection, 'The benefit cards.'),
  portfolio: field(
    namedObject('Portfolio', {
      title: field(
        text,
        'The heading over the templates.',
        'Six places to start from',
      ),
      text: field(
        text,
        'The sentence under the heading.',
        'Each becomes yours.',
      ),
      templates: field(
        z.array(templateReference).min(1, 'at least one template'),
        'The templates in the order of the grid: slugs of files in data/templates, each once; the checker looks.',
      ),
    }),
    'The grid of website templates.',
  ),
  packages: field(intro, 'The words over the packages of data/packages.json.'),
  comparison: field(
    comparison,
    'Ready-made designs and the packages side by side.',
  ),
  process: field(
    processSection,
    'The steps from the first call to the launch.',
  ),
  aiIntegration: field(featureSection, 'The cards on AI in websites.'),
  faq: field(questionSection, 'What buyers ask about websites.'),
  closing: field(closing, 'The end of the page.'),
  promises: field(
    z.array(text).min(1, 'at least one promise'),
    'The promises beside its buttons.',
    ['Free consultation', 'No commitment'],
  ),
});
