import { z } from 'zod';
import { graphqlType, listOf, variant } from './builders';
import { flag, heading, markup, markupTexts, text } from './shared-fields';
import { stepNumber } from './common';
import {
  barsFigure,
  screensFigure,
  sumFigure,
  tableFigure,
} from './article-figures';

// The blocks of articles and legal texts. They have no pictures, so GraphQL passes them on as JSON, and components use
// the types below. Texts may contain **strong words** and [links](/faq): see src/components/text/rich-text.tsx.

const headingBlock = variant('heading', 'A heading: it starts a section.', {
  text: text('The words of the heading.', 'What to do first'),
});

const paragraphBlock = variant('paragraph', 'A paragraph.', {
  text: markup('The paragraph.', 'Read [our questions](/faq) **first**.'),
});

const listBlock = variant('list', 'A list with bullets.', {
  items: markupTexts(
    'item',
    'The items.',
    'Your prices',
    'The towns you cover',
  ),
});

const stepBlock = variant('step', 'A numbered step: it starts a section.', {
  number: stepNumber,
  title: heading('Answer the calls you cannot reach'),
  text: markup('Its opening paragraph.', 'An assistant can pick up.'),
});

export const quoteBlock = variant('quote', 'A quotation.', {
  text: markup('What was said, unquoted.', 'I used to ring round for that.'),
  source: text('Who said it.', 'Ann Lee, owner (example)').optional(),
});

const calloutBlock = variant('callout', 'A note set apart from the text.', {
  title: heading('Check three things before you send'),
  text: markup('The note.', 'The name, the date and the price.'),
});

const message = z.strictObject({
  label: text('Whose it is, or when it is sent.', 'Garage, open').optional(),
  text: text('The message, unquoted.', 'Sorry we missed you.'),
  fromCustomer: flag('true if a customer writes: it is a conversation then.'),
});

const messagesBlock = variant('messages', 'Text messages, as on a phone.', {
  messages: listOf(message, 'message', 'The messages, in order.'),
});

export const articleBlock = z
  .discriminatedUnion('kind', [
    headingBlock,
    paragraphBlock,
    listBlock,
    stepBlock,
    quoteBlock,
    calloutBlock,
    messagesBlock,
    sumFigure,
    barsFigure,
    screensFigure,
    tableFigure,
  ])
  .register(graphqlType, { type: 'JSON' });

export const legalBlock = z
  .discriminatedUnion('kind', [paragraphBlock, listBlock])
  .register(graphqlType, { type: 'JSON' });

export type ArticleBlockData = z.infer<typeof articleBlock>;
export type LegalBlockData = z.infer<typeof legalBlock>;

export type BlockOf<Kind extends ArticleBlockData['kind']> = Extract<
  ArticleBlockData,
  { kind: Kind }
>;
