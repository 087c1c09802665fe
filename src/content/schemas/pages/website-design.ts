import { z } from 'zod';
import { field, listOf, namedObject } from '../builders';
import { closing, hero, intro, seo, stat } from '../common';
import { templateReference, text } from '../fields';
import {
  comparison,
  featureSection,
  processSection,
  questionSection,
} from '../sections';
import { heading, lead } from '../shared-fields';

const portfolio = namedObject('Portfolio', {
  title: heading('Six places to start from'),
  text: lead('Each becomes yours.'),
  templates: listOf(
    templateReference,
    'template',
    'The templates in the order of the grid: slugs of files in data/templates, each once; the checker looks.',
  ),
});

/** data/pages/website-design.json (SPEC.md section 2). `templates` are slugs of data/templates, in the order of the grid. */
export const websiteDesignPage = z.strictObject({
  seo,
  hero,
  stats: listOf(stat, 'figure', 'The figures under it.'),
  benefits: field(featureSection, 'The benefit cards.'),
  portfolio: field(portfolio, 'The grid of website templates.'),
  packages: field(intro, 'The words over the packages of data/packages.json.'),
  comparison: field(comparison, 'Ready-made designs beside the packages.'),
  process: field(processSection, 'The steps from first call to launch.'),
  aiIntegration: field(featureSection, 'The cards on AI in websites.'),
  faq: field(questionSection, 'What buyers ask about websites.'),
  closing,
  promises: listOf(text, 'promise', 'The promises beside its buttons.', [
    'Free consultation',
    'No commitment',
  ]),
});
