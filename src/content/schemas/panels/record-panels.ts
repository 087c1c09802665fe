import { z } from 'zod';
import { field } from '../described';
import { price, text } from '../fields';
import { namedObject } from '../../generated/graphql-names';
import { rating } from '../parts';

// Panels that show what a product keeps: reviews, a workflow, deals.

/** Incoming reviews with replies, and the rating over the last months. */
export const reviewsPanel = z.strictObject({
  kind: field(z.literal('reviews'), 'Reviews with replies.'),
  caption: field(
    text,
    'What the panel shows, for screen readers.',
    'Sample reviews',
  ),
  reviews: field(
    z
      .array(
        namedObject('PanelReview', {
          name: field(text, 'Who wrote it.', 'Helen P.'),
          source: field(text, 'Where it stands.', 'Google'),
          rating: field(rating, 'Stars from 1 to 5.'),
          text: field(text, 'The review.', 'On time and tidy.'),
          reply: field(
            text.optional(),
            'The firm’s reply.',
            'Thank you, Helen.',
          ),
        }),
      )
      .min(2, 'at least two reviews'),
    'The reviews, the newest first.',
  ),
  trend: field(
    z
      .array(
        namedObject('PanelTrend', {
          month: field(text, 'The month, in short.', 'Jan'),
          average: field(
            z.number().min(1).max(5),
            'The average rating, from 1 to 5.',
            4.6,
          ),
        }),
      )
      .min(3, 'at least three months'),
    'The rating over the last months.',
  ),
});

/** A workflow with one branch: a trigger, a question and the steps that follow each answer. */
export const workflowPanel = z.strictObject({
  kind: field(
    z.literal('workflow'),
    'A workflow with one branch, of Automation.',
  ),
  caption: field(
    text,
    'What the panel shows, for screen readers.',
    'A sample workflow',
  ),
  trigger: field(text, 'What starts it.', 'A quote is sent'),
  condition: field(
    text,
    'The question that parts the ways.',
    'Answered within two days?',
  ),
  branches: field(
    z
      .array(
        namedObject('PanelBranch', {
          answer: field(text, 'The answer that leads here.', 'Yes'),
          steps: field(
            z.array(text).min(1, 'at least one step'),
            'What happens then.',
            ['Send a thank-you', 'Book the visit'],
          ),
        }),
      )
      .length(2, 'two branches'),
    'The two ways.',
  ),
});

/** A board of deals by stage. */
export const pipelinePanel = z.strictObject({
  kind: field(z.literal('pipeline'), 'A board of deals, of the CRM.'),
  caption: field(
    text,
    'What the panel shows, for screen readers.',
    'A sample pipeline',
  ),
  stages: field(
    z
      .array(
        namedObject('PanelStage', {
          title: field(text, 'The heading of the column.', 'Quoted'),
          deals: field(
            z.array(
              namedObject('PanelDeal', {
                name: field(text, 'The customer.', 'Northline Gym'),
                job: field(text, 'What it is about.', 'New website'),
                value: field(price, 'What it is worth, in pounds.', '£2,499'),
              }),
            ),
            'The deals in it; [] for none.',
          ),
        }),
      )
      .min(3, 'at least three stages'),
    'The columns, from left to right.',
  ),
});
