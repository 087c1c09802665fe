import { z } from 'zod';
import { field } from '../described';
import { text } from '../fields';
import { faqItem } from '../parts';

// Blocks of the small websites inside previews that are read: words in sentences.

/** The opening of a page. `leadsTo` names the page that its button opens. */
export const heroBlock = z.strictObject({
  kind: field(z.literal('hero'), 'The opening of a page.'),
  title: field(text, 'The headline.', 'Bread before seven'),
  text: field(text, 'The sentence under it.', 'Baked on Mill Lane since 1987.'),
  button: field(text.optional(), 'What its button says.', 'Order for tomorrow'),
  leadsTo: field(
    text.optional(),
    'The page that the button opens: one that the template includes; the checker looks.',
    'Shop',
  ),
});

/** Running text under a heading. */
export const textBlock = z.strictObject({
  kind: field(z.literal('text'), 'Running text under a heading.'),
  title: field(text, 'The heading.', 'Our story'),
  paragraphs: field(
    z.array(text).min(1, 'at least one paragraph'),
    'The text, paragraph by paragraph.',
    ['It began with a borrowed oven.'],
  ),
});

export const quoteBlock = z.strictObject({
  kind: field(z.literal('quote'), 'A quotation.'),
  text: field(text, 'What was said.', 'The best bread in the valley.'),
  source: field(text, 'Who said it.', 'A regular'),
});

export const questionsBlock = z.strictObject({
  kind: field(z.literal('questions'), 'Questions that open.'),
  title: field(text, 'The heading.', 'Good to know'),
  questions: field(
    z.array(faqItem).min(2, 'at least two questions'),
    'The questions.',
  ),
});
