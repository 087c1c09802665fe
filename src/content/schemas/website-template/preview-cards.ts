import { z } from 'zod';
import { field, graphqlName, namedObject } from '../builders';
import { price, text } from '../fields';
import { needsAlt, previewPicture } from './preview-picture';

// The blocks of a sample site that consist of cards.

const message = namedObject('PreviewMessage', {
  name: field(text, 'Who writes.', 'Ines'),
  text: field(text, 'What they write.', 'Can you take my Friday?'),
});

const bar = namedObject('PreviewBar', {
  label: field(text, 'What stands before the bar.', 'Ines'),
  value: field(text, 'What stands after it.', '32 of 40 hours'),
  share: field(
    z.int().min(0).max(100),
    'The length of the bar, in per cent.',
    80,
  ),
});

const previewCard = z
  .strictObject({
    title: field(text, 'The heading of the card.', 'Sourdough'),
    text: field(text.optional(), 'A sentence.', 'Two days in the making.'),
    price: field(price.optional(), 'A price in pounds.', '£4.20'),
    tag: field(text.optional(), 'A short label.', 'New'),
    figure: field(
      text.optional(),
      'A figure that says in short what came of a piece of work.',
      '£4,100',
    ),
    messages: field(
      z.array(message).min(1, 'at least one message').optional(),
      'Messages, for software that sends them; in the block "cards".',
    ),
    bars: field(
      z.array(bar).min(2, 'at least two bars').optional(),
      'A bar chart, for software that counts; in the block "cards".',
    ),
    ...previewPicture,
  })
  .refine(...needsAlt)
  .register(graphqlName, { name: 'PreviewCard' });

const cards = z.array(previewCard).min(2, 'at least two cards');

export const productsBlock = z.strictObject({
  kind: field(z.literal('products'), 'Things for sale.'),
  title: field(text, 'The heading.', 'Today’s loaves'),
  cards: field(cards, 'What is for sale.'),
  button: field(text, 'What each one’s button says.', 'Add to cart'),
});

export const peopleBlock = z.strictObject({
  kind: field(z.literal('people'), 'People, with a picture or their initials.'),
  title: field(text, 'The heading.', 'Our team'),
  cards: field(cards, 'The people: the name as title, what they do as text.'),
});

export const worksBlock = z.strictObject({
  kind: field(z.literal('works'), 'Pieces of work, best each with a picture.'),
  title: field(text, 'The heading.', 'Recent work'),
  cards: field(cards, 'The pieces.'),
});

export const postsBlock = z.strictObject({
  kind: field(z.literal('posts'), 'Articles, from the newest.'),
  title: field(text, 'The heading.', 'From the bakery'),
  cards: field(cards, 'The articles, each with its date as tag.'),
});

export const cardsBlock = z.strictObject({
  kind: field(z.literal('cards'), 'Plain cards: services, dishes.'),
  title: field(text, 'The heading.', 'What we do'),
  cards: field(cards, 'The cards.'),
});

export const stepsBlock = z.strictObject({
  kind: field(z.literal('steps'), 'Steps in their order.'),
  title: field(text, 'The heading.', 'How it works'),
  cards: field(cards, 'The steps.'),
});
