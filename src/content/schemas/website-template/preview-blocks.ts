import { z } from 'zod';
import {
  field,
  graphqlName,
  listOf,
  namedObject,
  twoOrMore,
  variant,
} from '../builders';
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
import { formBlock, slotsBlock } from './preview-forms';
import { rotaBlock } from './preview-rota';
import {
  needsAlt,
  previewPicture,
  previewProduct,
  previewRow,
} from './preview-parts';
import { heading, words } from '../shared-fields';

// The blocks of the sample site in a template’s preview. A field name means the same in all kinds, because in GraphQL they
// are one type.

const heroBlock = variant('hero', 'The opening of a page.', {
  title: words('The headline.', 'Bread before seven'),
  text: words('The sentence under it.', 'Baked on Mill Lane since 1987.'),
  button: words('What its button says.', 'Order for tomorrow').optional(),
  leadsTo: words(
    'The page that the button opens: one that the template includes; the checker looks.',
    'Shop',
  ).optional(),
  product: field(
    previewProduct.optional(),
    'What a shop’s page for one thing offers, beside its first picture.',
  ),
  ...previewPicture,
}).refine(...needsAlt);

const textBlock = variant('text', 'Running text under a heading.', {
  title: heading('Our story'),
  paragraphs: listOf(text, 'paragraph', 'The text, paragraph by paragraph.', [
    'It began with a borrowed oven.',
  ]),
  ...previewPicture,
}).refine(...needsAlt);

const quoteBlock = variant('quote', 'A quotation.', {
  text: words('What was said.', 'The best bread in the valley.'),
  source: words('Who said it.', 'A regular'),
});

const questionsBlock = variant('questions', 'Questions that open.', {
  title: heading('Good to know'),
  questions: twoOrMore(faqItem, 'questions', 'The questions.'),
});

const rowsBlock = variant('rows', 'Labels and values.', {
  title: heading('Opening hours'),
  rows: listOf(previewRow, 'row', 'The rows.'),
  total: field(previewRow.optional(), 'A last row under a line.'),
  ...previewPicture,
}).refine(...needsAlt);

const statsBlock = variant('stats', 'Figures.', {
  stats: twoOrMore(stat, 'figures', 'The figures.'),
});

const placeBlock = variant('place', 'Where to find the firm.', {
  title: heading('Find us'),
  address: words('The address.', '4 Mill Lane, Hebden'),
  rows: field(z.array(previewRow).optional(), 'Telephone, hours, parking.'),
  ...previewPicture,
}).refine(...needsAlt);

const points = ['Ten people', 'Support by email'];

const plan = namedObject('PreviewPlan', {
  name: words('What the plan is called.', 'Team'),
  price: field(price, 'Its price in pounds.', '£29'),
  period: words('What the price is for.', 'a month').optional(),
  yearly: field(
    price.optional(),
    'Its price for a year: with it, a switch leads from one price to the other.',
    '£290',
  ),
  tag: words('A label that sets the plan off.', 'Recommended').optional(),
  points: listOf(text, 'point', 'What it contains.', points),
});

const plansBlock = variant('plans', 'Plans side by side.', {
  title: heading('Pricing'),
  text: words('A sentence for all of them.', 'Prices before VAT.').optional(),
  plans: twoOrMore(plan, 'plans', 'The plans, from the smallest.'),
  button: words('What each one’s button says.', 'Start a trial'),
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
