import { z } from 'zod';
import { field, objectType, objects, variant } from '../builders';
import { price } from '../fields';
import { heading, text } from '../shared-fields';
import { sampleOptions, samplePicture } from './sample-parts';

const sampleCard = objectType('SampleCard', {
  title: text('The heading of the card.', 'Sourdough'),
  text: text('A sentence.', 'Two days in the making.').optional(),
  price: field(price.optional(), 'A price in pounds.', '£4.20'),
  tag: text('A short label.', 'New').optional(),
  figure: text('What came of a work, or a time.', '£4,100').optional(),
  messages: objects(
    'SampleMessage',
    'message',
    'Messages, for software that sends them; in the block "cards".',
    {
      name: text('Who writes.', 'Ines'),
      text: text('What they write.', 'Can you take my Friday?'),
    },
  ).optional(),
  options: sampleOptions.optional(),
  ...samplePicture,
});

const cards = z.array(sampleCard).min(2, 'at least two cards');

export const productsBlock = variant('products', 'Things for sale.', {
  title: heading('Today’s loaves'),
  cards: field(cards, 'What is for sale.'),
  button: text('What each one’s button says.', 'Add to cart'),
});

export const peopleBlock = variant('people', 'People.', {
  title: heading('Our team'),
  cards: field(cards, 'The people: name as title, what they do as text.'),
});

export const worksBlock = variant('works', 'Pieces of work.', {
  title: heading('Recent work'),
  cards: field(cards, 'The pieces, best each with a picture.'),
});

export const cardsBlock = variant(
  'cards',
  'Plain cards: services, dishes, articles.',
  {
    title: heading('What we do'),
    cards: field(cards, 'The cards.'),
  },
);

export const stepsBlock = variant('steps', 'Steps in their order.', {
  title: heading('How it works'),
  cards: field(cards, 'The steps.'),
});
