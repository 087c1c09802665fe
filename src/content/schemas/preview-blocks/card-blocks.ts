import { z } from 'zod';
import { field } from '../described';
import { price, text } from '../fields';
import { namedObject } from '../../generated/graphql-names';

// Blocks of the small websites inside previews that are made of cards.

const previewCard = namedObject('PreviewCard', {
  title: field(text, 'The heading of the card.', 'Sourdough'),
  text: field(text.optional(), 'A sentence.', 'Two days in the making.'),
  price: field(price.optional(), 'A price in pounds.', '£4.20'),
  tag: field(text.optional(), 'A short label.', 'New'),
});

const cards = z.array(previewCard).min(2, 'at least two cards');

/** Things for sale, each with a button that puts it into the basket. */
export const productsBlock = z.strictObject({
  kind: field(z.literal('products'), 'Things for sale.'),
  title: field(text, 'The heading.', 'Today’s loaves'),
  cards: field(cards, 'What is for sale.'),
  button: field(text, 'What each one’s button says.', 'Add to basket'),
});

/** People, with their initials. */
export const peopleBlock = z.strictObject({
  kind: field(z.literal('people'), 'People, with their initials.'),
  title: field(text, 'The heading.', 'Our team'),
  cards: field(cards, 'The people: the name as title, what they do as text.'),
});

/** Pieces of work, each with a picture drawn in the template's colours. */
export const worksBlock = z.strictObject({
  kind: field(z.literal('works'), 'Pieces of work, each with a drawn picture.'),
  title: field(text, 'The heading.', 'Recent work'),
  cards: field(cards, 'The pieces.'),
});

/** Plain cards: services, features, articles, dishes. */
export const cardsBlock = z.strictObject({
  kind: field(z.literal('cards'), 'Plain cards: services, articles, dishes.'),
  title: field(text, 'The heading.', 'What we do'),
  cards: field(cards, 'The cards.'),
});

/** Steps in their order. */
export const stepsBlock = z.strictObject({
  kind: field(z.literal('steps'), 'Steps in their order.'),
  title: field(text, 'The heading.', 'How it works'),
  cards: field(cards, 'The steps.'),
});
