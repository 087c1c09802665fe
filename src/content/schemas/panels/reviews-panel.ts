import { z } from 'zod';
import {
  field,
  flag,
  prose,
  text,
  threeOrMore,
  twoOrMore,
  variant,
} from '../builders';
import { caption, facts, reviewFields, user } from './parts';

const review = z.strictObject({
  ...reviewFields,
  reply: prose('The firm’s reply.', 'Thank you, Helen.').optional(),
  draft: flag('While the reply waits to be approved.'),
});

const average = z.number().min(1).max(5);

const month = z.strictObject({
  month: text('The month, in short.', 'Jan'),
  average: field(average, 'The average rating, from 1 to 5.', 4.6),
});

export const reviewsPanel = variant('reviews', 'Reviews with replies.', {
  caption: caption('Sample reviews'),
  user,
  reviews: twoOrMore(review, 'reviews', 'The reviews, the newest first.'),
  trend: threeOrMore(month, 'months', 'The rating over the last months.'),
  facts: field(
    facts.optional(),
    'Figures below it, such as the requests sent. Left out, there are none.',
  ),
});

export type ReviewsPanelData = z.infer<typeof reviewsPanel>;
