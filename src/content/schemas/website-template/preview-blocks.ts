import { z } from 'zod';
import { field, graphqlName, namedObject } from '../builders';
import { faqItem, stat } from '../common';
import { price, text } from '../fields';
import {
  cardsBlock,
  peopleBlock,
  postsBlock,
  productsBlock,
  stepsBlock,
  worksBlock,
} from './preview-cards';
import { product } from './preview-product';
import { formBlock, slotsBlock } from './preview-forms';
import { needsAlt, previewPicture } from './preview-picture';
import { rotaBlock } from './preview-rota';
import { previewRow } from './preview-row';

// What the small website in the preview of a website template shows, block by block. A field name means the same in all
// kinds, because in GraphQL they are one type.

const heroBlock = z
  .strictObject({
    kind: field(z.literal('hero'), 'The opening of a page.'),
    title: field(text, 'The headline.', 'Bread before seven'),
    text: field(
      text,
      'The sentence under it.',
      'Baked on Mill Lane since 1987.',
    ),
    button: field(
      text.optional(),
      'What its button says.',
      'Order for tomorrow',
    ),
    leadsTo: field(
      text.optional(),
      'The page that the button opens: one that the template includes; the checker looks.',
      'Shop',
    ),
    product: field(
      product.optional(),
      'What a shop’s page for one thing offers, beside its first picture.',
    ),
    ...previewPicture,
  })
  .refine(...needsAlt);

const textBlock = z
  .strictObject({
    kind: field(z.literal('text'), 'Running text under a heading.'),
    title: field(text, 'The heading.', 'Our story'),
    paragraphs: field(
      z.array(text).min(1, 'at least one paragraph'),
      'The text, paragraph by paragraph.',
      ['It began with a borrowed oven.'],
    ),
    ...previewPicture,
  })
  .refine(...needsAlt);

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

const rowsBlock = z
  .strictObject({
    kind: field(
      z.literal('rows'),
      'Labels and values: a cart, opening hours, a menu beside a picture.',
    ),
    title: field(text, 'The heading.', 'Opening hours'),
    rows: field(z.array(previewRow).min(1, 'at least one row'), 'The rows.'),
    total: field(previewRow.optional(), 'A last row under a line.'),
    ...previewPicture,
  })
  .refine(...needsAlt);

const statsBlock = z.strictObject({
  kind: field(z.literal('stats'), 'Figures.'),
  stats: field(z.array(stat).min(2, 'at least two figures'), 'The figures.'),
});

const placeBlock = z
  .strictObject({
    kind: field(
      z.literal('place'),
      'Where to find the firm, with a picture or on a drawn map.',
    ),
    title: field(text, 'The heading.', 'Find us'),
    address: field(text, 'The address.', '4 Mill Lane, Hebden'),
    rows: field(z.array(previewRow).optional(), 'Telephone, hours, parking.'),
    ...previewPicture,
  })
  .refine(...needsAlt);

const plansBlock = z.strictObject({
  kind: field(z.literal('plans'), 'Plans side by side.'),
  title: field(text, 'The heading.', 'Pricing'),
  text: field(
    text.optional(),
    'A sentence for all of them.',
    'Prices before VAT.',
  ),
  plans: field(
    z
      .array(
        namedObject('PreviewPlan', {
          name: field(text, 'What the plan is called.', 'Team'),
          price: field(price, 'Its price in pounds.', '£29'),
          period: field(text.optional(), 'What the price is for.', 'a month'),
          yearly: field(
            price.optional(),
            'Its price for a year: with it, a switch leads from one price to the other.',
            '£290',
          ),
          tag: field(
            text.optional(),
            'A short label that sets the plan off from the others.',
            'Recommended',
          ),
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

export const previewBlock = z
  .discriminatedUnion('kind', [
    heroBlock,
    textBlock,
    productsBlock,
    peopleBlock,
    worksBlock,
    cardsBlock,
    postsBlock,
    rowsBlock,
    slotsBlock,
    plansBlock,
    formBlock,
    quoteBlock,
    questionsBlock,
    stepsBlock,
    statsBlock,
    placeBlock,
    rotaBlock,
  ])
  .register(graphqlName, { name: 'PreviewBlock' });
