import { z } from 'zod';
import { field, graphqlName } from './builders';
import { scoreFigure } from './article-figures/score';
import { sumFigure } from './article-figures/sum';
import { tableFigure } from './article-figures/table';
import { timelineFigure } from './article-figures/timeline';
import { weekFigure } from './article-figures/week';
import { text } from './fields';

// The blocks of articles and legal texts. In GraphQL they are one type with all their fields, because Gatsby has no
// unions of types that are not nodes. Text may hold **strong words** and [links](/faq): see src/components/text/rich-text.tsx.

const headingBlock = z.strictObject({
  kind: field(z.literal('heading'), 'A heading: it starts a section.'),
  text: field(text, 'The words of the heading.', 'What to do first'),
});

const paragraphBlock = z.strictObject({
  kind: field(z.literal('paragraph'), 'A paragraph.'),
  text: field(
    text,
    'The paragraph. **Strong words** and [links](/faq) are marked like this; the checker looks where links lead.',
    'Read [our questions](/faq) before you **decide**.',
  ),
});

const listBlock = z.strictObject({
  kind: field(z.literal('list'), 'A list with bullets.'),
  items: field(
    z.array(text).min(1, 'at least one item'),
    'The items. **Strong words** and [links](/faq) are marked like this; the checker looks where links lead.',
    ['Your prices', 'The towns you cover'],
  ),
});

const stepBlock = z.strictObject({
  kind: field(
    z.literal('step'),
    'A numbered step: it starts a section, below the heading before it if there is one.',
  ),
  number: field(
    z.int('a whole number').positive('a number from 1 up'),
    'The number of the step: 1, 2, 3 … in order; the checker looks.',
    1,
  ),
  title: field(
    text,
    'The heading of the step.',
    'Answer the calls you cannot reach',
  ),
  text: field(
    text,
    'Its opening paragraph. **Strong words** and [links](/faq) are allowed.',
    'An assistant can pick up when your hands are full.',
  ),
});

export const quoteBlock = z.strictObject({
  kind: field(z.literal('quote'), 'A quotation.'),
  text: field(
    text,
    'What was said, without quotation marks around it.',
    'I used to spend the morning ringing round for that.',
  ),
  source: field(
    text.optional(),
    'Who said it.',
    'Glenys Rowe, practice manager (example)',
  ),
});

const calloutBlock = z.strictObject({
  kind: field(z.literal('callout'), 'A note set apart from the text.'),
  title: field(
    text,
    'The heading of the note.',
    'Check three things before you send',
  ),
  text: field(
    text,
    'The note. **Strong words** and [links](/faq) are allowed.',
    'The name, the date and the price.',
  ),
});

/** One block of an article. */
export const articleBlock = z
  .discriminatedUnion('kind', [
    headingBlock,
    paragraphBlock,
    listBlock,
    stepBlock,
    quoteBlock,
    calloutBlock,
    sumFigure,
    scoreFigure,
    timelineFigure,
    weekFigure,
    tableFigure,
  ])
  .register(graphqlName, { name: 'ArticleBlock' });

/** One block of a section of a legal text. */
export const legalBlock = z
  .discriminatedUnion('kind', [paragraphBlock, listBlock])
  .register(graphqlName, { name: 'LegalBlock' });

export type ArticleBlock = z.infer<typeof articleBlock>;
