import { z } from 'zod';
import { field, prose, variant } from '../builders';
import { caption, reviewFields, user } from './parts';

export const reviewsPanel = variant('reviews', 'A review with a reply.', {
  caption: caption('A sample review'),
  user,
  review: field(z.strictObject(reviewFields), 'The review.'),
  draft: prose('The reply that waits to be approved.', 'Thank you, Helen.'),
});

export type ReviewsPanelData = z.infer<typeof reviewsPanel>;
