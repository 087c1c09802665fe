import { z } from 'zod';
import { field, graphqlName, namedObject } from '../builders';
import { faqItem, stat } from '../common';
import { price, text } from '../fields';

// What the small website in the preview of a website template shows, block by block. A field name means the same in all
// kinds, because in GraphQL they are one type.

const heroBlock = z.strictObject({
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

const textBlock = z.strictObject({
  kind: field(z.literal('text'), 'Running text under a heading.'),
  title: field(text, 'The heading.', 'Our story'),
  paragraphs: field(
    z.array(text).min(1, 'at least one paragraph'),
    'The text, paragraph by paragraph.',
    ['It began with a borrowed oven.'],
  ),
});

const quoteBlock = z.strictObject({
  kind: field(z.literal('quote'), 'A quotation.'),
  text: field(text, 'What was said.', 'The best bread in the valley.'),
  source: field(text, 'Who said it.', 'A regular'),
});

const questionsBlock = z.strictObject({
  kind: field(z.literal('questions'), 'Questions that open.'),
  title: field(text, 'The heading.', 'Good to know'),
  questions: field(
    z.array(faqItem).min(2, 'at least two questions'),
    'The questions.',
  ),
});

const previewCard = namedObject('PreviewCard', {
  title: field(text, 'The heading of the card.', 'Sourdough'),
  text: field(text.optional(), 'A sentence.', 'Two days in the making.'),
  price: field(price.optional(), 'A price in pounds.', '£4.20'),
  tag: field(text.optional(), 'A short label.', 'New'),
});

const cards = z.array(previewCard).min(2, 'at least two cards');

const productsBlock = z.strictObject({
  kind: field(z.literal('products'), 'Things for sale.'),
  title: field(text, 'The heading.', 'Today’s loaves'),
  cards: field(cards, 'What is for sale.'),
  button: field(text, 'What each one’s button says.', 'Add to basket'),
});

const peopleBlock = z.strictObject({
  kind: field(z.literal('people'), 'People, with their initials.'),
  title: field(text, 'The heading.', 'Our team'),
  cards: field(cards, 'The people: the name as title, what they do as text.'),
});

const worksBlock = z.strictObject({
  kind: field(z.literal('works'), 'Pieces of work, each with a drawn picture.'),
  title: field(text, 'The heading.', 'Recent work'),
  cards: field(cards, 'The pieces.'),
});

const cardsBlock = z.strictObject({
  kind: field(z.literal('cards'), 'Plain cards: services, articles, dishes.'),
  title: field(text, 'The heading.', 'What we do'),
  cards: field(cards, 'The cards.'),
});

const stepsBlock = z.strictObject({
  kind: field(z.literal('steps'), 'Steps in their order.'),
  title: field(text, 'The heading.', 'How it works'),
  cards: field(cards, 'The steps.'),
});

const row = namedObject('PreviewRow', {
  label: field(text, 'What stands on the left.', 'Monday'),
  value: field(text, 'What stands on the right.', '7:00 to 17:00'),
});

const rowsBlock = z.strictObject({
  kind: field(
    z.literal('rows'),
    'Labels and values: a basket, opening hours, a price list.',
  ),
  title: field(text, 'The heading.', 'Opening hours'),
  rows: field(z.array(row).min(1, 'at least one row'), 'The rows.'),
  total: field(row.optional(), 'A last row under a line.'),
});

const statsBlock = z.strictObject({
  kind: field(z.literal('stats'), 'Figures.'),
  stats: field(z.array(stat).min(2, 'at least two figures'), 'The figures.'),
});

const placeBlock = z.strictObject({
  kind: field(z.literal('place'), 'Where to find the firm, on a drawn map.'),
  title: field(text, 'The heading.', 'Find us'),
  address: field(text, 'The address.', '4 Mill Lane, Hebden'),
});

const slotsBlock = z.strictObject({
  kind: field(z.literal('slots'), 'Appointments to choose from.'),
  title: field(text, 'The heading.', 'Choose a time'),
  days: field(
    z
      .array(
        namedObject('PreviewDay', {
          day: field(text, 'The day.', 'Tuesday'),
          times: field(
            z.array(text).min(1, 'at least one time'),
            'Its times.',
            ['09:00', '10:30'],
          ),
        }),
      )
      .min(1, 'at least one day'),
    'The days and their times.',
  ),
  chosen: field(
    text.refine((value) => value.includes('{slot}'), 'a text with "{slot}"'),
    'What is said when one is chosen; {slot} stands for it.',
    'You have chosen {slot}.',
  ),
});

const plansBlock = z.strictObject({
  kind: field(z.literal('plans'), 'Plans side by side.'),
  title: field(text, 'The heading.', 'Pricing'),
  plans: field(
    z
      .array(
        namedObject('PreviewPlan', {
          name: field(text, 'What the plan is called.', 'Team'),
          price: field(price, 'Its price in pounds.', '£29'),
          points: field(
            z.array(text).min(1, 'at least one point'),
            'What it contains.',
            ['Ten people', 'Support by email'],
          ),
        }),
      )
      .min(2, 'at least two plans'),
    'The plans, from the smallest.',
  ),
  button: field(text, 'What each one’s button says.', 'Start a trial'),
});

const formBlock = z.strictObject({
  kind: field(z.literal('form'), 'A form that can’t be sent.'),
  title: field(text, 'The heading.', 'Write to us'),
  fields: field(
    z.array(text).min(1, 'at least one field'),
    'The names of its fields.',
    ['Name', 'Message'],
  ),
  button: field(text, 'What its button says.', 'Send'),
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
