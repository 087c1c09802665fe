import { z } from 'zod';
import { price, text } from './fields';
import { graphqlName, namedObject } from './graphql-names';
import { faqItem, stat } from './parts';

// The small website inside the preview of a website template: what its included pages show, block by block.
// Each field name has one meaning over all kinds, because GraphQL knows them as one flattened type.

/** The opening of a page. `leadsTo` names the page that its button opens. */
const heroBlock = z.strictObject({
  kind: z.literal('hero'),
  title: text,
  text,
  button: text.optional(),
  leadsTo: text.optional(),
});

/** Running text under a heading. */
const textBlock = z.strictObject({
  kind: z.literal('text'),
  title: text,
  paragraphs: z.array(text).min(1, 'at least one paragraph'),
});

const previewCard = namedObject('PreviewCard', {
  title: text,
  text: text.optional(),
  price: price.optional(),
  tag: text.optional(),
});

const cards = z.array(previewCard).min(2, 'at least two cards');

/** Things for sale, each with a button that puts it into the basket. */
const productsBlock = z.strictObject({
  kind: z.literal('products'),
  title: text,
  cards,
  button: text,
});

/** People, with their initials. */
const peopleBlock = z.strictObject({
  kind: z.literal('people'),
  title: text,
  cards,
});

/** Pieces of work, each with a picture drawn in the template's colours. */
const worksBlock = z.strictObject({
  kind: z.literal('works'),
  title: text,
  cards,
});

/** Plain cards: services, features, articles, dishes. */
const cardsBlock = z.strictObject({
  kind: z.literal('cards'),
  title: text,
  cards,
});

const row = namedObject('PreviewRow', { label: text, value: text });

/** A list of labels and values: a basket, opening hours, a price list. `total` stands under a line. */
const rowsBlock = z.strictObject({
  kind: z.literal('rows'),
  title: text,
  rows: z.array(row).min(1, 'at least one row'),
  total: row.optional(),
});

/** Appointments to choose from; one can be chosen at a time. */
const slotsBlock = z.strictObject({
  kind: z.literal('slots'),
  title: text,
  days: z
    .array(
      namedObject('PreviewDay', {
        day: text,
        times: z.array(text).min(1, 'at least one time'),
      }),
    )
    .min(1, 'at least one day'),
  /** What is said when one is chosen; "{slot}" stands for it. */
  chosen: text.refine(
    (value) => value.includes('{slot}'),
    'a text with "{slot}"',
  ),
});

/** Plans side by side. */
const plansBlock = z.strictObject({
  kind: z.literal('plans'),
  title: text,
  plans: z
    .array(
      namedObject('PreviewPlan', {
        name: text,
        price,
        points: z.array(text).min(1, 'at least one point'),
      }),
    )
    .min(2, 'at least two plans'),
  button: text,
});

/** A form as it would look; it can't be sent. */
const formBlock = z.strictObject({
  kind: z.literal('form'),
  title: text,
  fields: z.array(text).min(1, 'at least one field'),
  button: text,
});

const quoteBlock = z.strictObject({
  kind: z.literal('quote'),
  text,
  source: text,
});

const questionsBlock = z.strictObject({
  kind: z.literal('questions'),
  title: text,
  questions: z.array(faqItem).min(2, 'at least two questions'),
});

/** Steps in their order. */
const stepsBlock = z.strictObject({
  kind: z.literal('steps'),
  title: text,
  cards,
});

const statsBlock = z.strictObject({
  kind: z.literal('stats'),
  stats: z.array(stat).min(2, 'at least two figures'),
});

/** Where to find the firm, on a drawn map. */
const placeBlock = z.strictObject({
  kind: z.literal('place'),
  title: text,
  address: text,
});

export const previewBlock = z
  .discriminatedUnion('kind', [
    heroBlock,
    textBlock,
    productsBlock,
    peopleBlock,
    worksBlock,
    cardsBlock,
    rowsBlock,
    slotsBlock,
    plansBlock,
    formBlock,
    quoteBlock,
    questionsBlock,
    stepsBlock,
    statsBlock,
    placeBlock,
  ])
  .register(graphqlName, { name: 'PreviewBlock' });

/**
 * The small website of a template: an invented firm and, for each included page, what it shows. A page that is not
 * named here shows what the template says of itself, so that every included page is there.
 */
export const templatePreview = namedObject('TemplatePreview', {
  firm: text,
  pages: z
    .array(
      namedObject('PreviewPage', {
        name: text,
        blocks: z.array(previewBlock).min(1, 'at least one block'),
      }),
    )
    .min(1, 'at least one page'),
});
