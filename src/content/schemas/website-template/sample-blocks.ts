import { z } from 'zod';
import {
  field,
  graphqlTypeName,
  listOf,
  objectType,
  objects,
  oneForEachColumn,
  twoOrMore,
  variant,
} from '../builders';
import { nonEmptyText, price } from '../fields';
import { flag, heading, text, texts } from '../shared-fields';
import { faqItem, stat } from '../common';
import {
  cardsBlock,
  peopleBlock,
  productsBlock,
  stepsBlock,
  worksBlock,
} from './sample-cards';
import {
  pageName,
  samplePicture,
  sampleProduct,
  sampleRow,
} from './sample-parts';

// The blocks of sample sites. A field name means the same in all kinds, because GraphQL has one type for them.

const leadsTo = pageName('The page of the template that it opens.');

/** The link to another page, where a block has one. */
const pageButton = {
  button: text('What its button says.', 'Order for tomorrow').optional(),
  leadsTo: leadsTo.optional(),
};

const aside = flag('Puts it beside the block before it, where there is room.');

const heroBlock = variant('hero', 'The opening of a page.', {
  title: text('The headline.', 'Bread before seven'),
  text: text('The sentence under it.', 'Baked on Mill Lane since 1987.'),
  ...pageButton,
  product: field(
    sampleProduct.optional(),
    'What a shop’s page for one thing offers, beside its first picture.',
  ),
  ...samplePicture,
  aside,
});

const textBlock = variant('text', 'Running text under a heading.', {
  title: heading('Our story'),
  paragraphs: texts('paragraph', 'The text.', 'It began with a borrowed oven.'),
  ...pageButton,
  ...samplePicture,
});

const quoteBlock = variant('quote', 'A quotation.', {
  text: text('What was said.', 'The best bread in the valley.'),
  source: text('Who said it.', 'A regular'),
});

const questionsBlock = variant('questions', 'Questions that open.', {
  title: heading('Good to know'),
  questions: twoOrMore(faqItem, 'questions', 'The questions.'),
});

const rowsBlock = variant('rows', 'Labels and values.', {
  title: heading('Opening hours'),
  text: text('A line over them.', '4 Mill Lane, Hebden').optional(),
  rows: listOf(sampleRow, 'row', 'The rows.'),
  total: field(sampleRow.optional(), 'A last row under a line.'),
  ...samplePicture,
  aside,
});

const statsBlock = variant('stats', 'Figures.', {
  stats: twoOrMore(stat, 'figures', 'The figures.'),
});

const plan = objectType('SamplePlan', {
  name: text('What the plan is called.', 'Team'),
  price: field(price, 'Its price in pounds.', '£29'),
  period: text('What the price is for.', 'a month').optional(),
  yearly: field(
    price.optional(),
    'Its price for a year: with it, a switch leads from one price to the other.',
    '£290',
  ),
  tag: text('A label that sets the plan off.', 'Recommended').optional(),
  points: texts('point', 'What it contains.', 'Ten people', 'Support by email'),
});

const plansBlock = variant('plans', 'Plans side by side.', {
  title: heading('Pricing'),
  text: text('A sentence for all of them.', 'Prices before VAT.').optional(),
  plans: twoOrMore(plan, 'plans', 'The plans, from the smallest.'),
  button: text('What each one’s button says.', 'Start a trial'),
  leadsTo,
});

const slotsBlock = variant('slots', 'Appointments to choose from.', {
  title: heading('Choose a time'),
  days: objects('SampleDay', 'day', 'The days and their times.', {
    day: text('The day.', 'Tuesday'),
    times: texts('time', 'Its times.', '09:00', '10:30'),
  }),
  chosen: field(
    nonEmptyText.refine(
      (value) => value.includes('{slot}'),
      'a text with "{slot}"',
    ),
    'What is said when one is chosen; {slot} stands for it.',
    'You have chosen {slot}.',
  ),
});

const formBlock = variant('form', 'A form that can’t be sent.', {
  title: heading('Write to us'),
  fields: texts('field', 'The names of its fields.', 'Name', 'Email'),
  choices: objects('SampleChoice', 'choice', 'Further fields, with a list.', {
    label: text('The name of the field.', 'Collect at'),
    options: texts('option', 'What it offers.', 'Mill Lane', 'The market'),
  }).optional(),
  message: text('The name of a last, larger one.', 'Message').optional(),
  button: text('What its button says.', 'Send'),
});

/** A rota: of a firm's own people, or of a firm that sells rota software. */
const rotaBlock = variant(
  'rota',
  'A rota. A hero above it shows it as the firm’s product.',
  {
    title: heading('This week'),
    text: text('A sentence under it.', 'Mill Lane, June.').optional(),
    columns: texts('column', 'The days over the columns.', 'Mon 2'),
    workers: objects(
      'SampleWorker',
      'person',
      'Who works, each with as many shifts as there are columns.',
      {
        name: text('Who works.', 'Ines'),
        text: text('What they do, under the name.', 'Baker').optional(),
        shifts: field(
          z.array(z.string()),
          'When, for each column, such as "9–5", or a figure, such as "32/40"; empty for a day off.',
          ['4–12'],
        ),
        clash: field(
          z.int().min(1).optional(),
          'The column, from 1, of a shift that the software points out.',
          7,
        ),
      },
    ),
    total: field(sampleRow.optional(), 'A last line, such as the hours.'),
  },
).superRefine(oneForEachColumn('workers', 'shifts'));

export const sampleBlock = z
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
    rotaBlock,
  ])
  .register(graphqlTypeName, { name: 'SampleBlock' });

export type SampleBlock = z.infer<typeof sampleBlock>;
