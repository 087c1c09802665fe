import { z } from 'zod';
import { field, graphqlField, namedObject } from '../builders';
import { rating } from '../common';
import { price, text } from '../fields';
import {
  callPanel,
  caption,
  chatPanel,
  conversationPanel,
  inboxPanel,
  paymentsPanel,
  user,
} from './conversation-panels';
import { dialogue } from './panel-parts';

// The mock panel of a product or service: what it does, with sample data. GraphQL passes panels on as JSON: a type for each
// kind would be one with every field of all kinds.

const reviewsPanel = z.strictObject({
  kind: field(z.literal('reviews'), 'Reviews with replies.'),
  caption: caption('Sample reviews'),
  user,
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
          draft: field(
            z.boolean().optional(),
            'true while the reply waits to be approved.',
            true,
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

const workflowPanel = z.strictObject({
  kind: field(
    z.literal('workflow'),
    'A workflow with one branch, of Automation.',
  ),
  caption: caption('A sample workflow'),
  user,
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
  running: field(
    namedObject('PanelRunning', {
      step: field(text, 'The step, as it is worded above.', 'Book the visit'),
      text: field(text, 'What is said of it.', '3 here'),
    }).optional(),
    'The step at which customers are now. Left out, none is marked.',
  ),
});

const pipelinePanel = z.strictObject({
  kind: field(z.literal('pipeline'), 'A board of deals, of the CRM.'),
  caption: caption('A sample pipeline'),
  user,
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
                moving: field(
                  z.boolean().optional(),
                  'true for the one that is on its way to the next column.',
                  true,
                ),
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

const campaignPanel = z.strictObject({
  kind: field(
    z.literal('campaign'),
    'A campaign from the advertisement to the appointment, of AI lead generation.',
  ),
  caption: caption('A sample campaign'),
  advert: field(
    namedObject('PanelAdvert', {
      firm: field(text, 'Whose advertisement it is.', 'Harbour Bathrooms'),
      place: field(text, 'Where it is shown.', 'Sponsored, Hull'),
      headline: field(text, 'What it says.', 'A new bathroom by Easter'),
      button: field(text, 'What its button says.', 'Ask for a price'),
    }),
    'The advertisement.',
  ),
  dialogue: field(dialogue, 'The enquiry and the AI’s reply, line by line.'),
  call: field(
    namedObject('PanelSetterCall', {
      setter: field(text, 'Who rings.', 'Gemma Whitlock'),
      role: field(text, 'As what.', 'Appointment setter'),
      quote: field(text, 'What is said.', '“Would Thursday suit you?”'),
      length: field(text, 'How long the call lasts.', '4:05'),
    }),
    'The call of the appointment setter.',
  ),
  slot: field(
    namedObject('PanelSlot', {
      day: field(text, 'The day of the week, in short.', 'Thu'),
      date: field(text, 'The day of the month.', '12'),
      time: field(text, 'From when to when.', '10am–11am'),
      title: field(text, 'What it is for.', 'Survey'),
      place: field(text, 'With whom, and where.', 'Moira Keane, Beverley'),
    }),
    'The appointment in the calendar.',
  ),
});

export const panel = z
  .discriminatedUnion('kind', [
    callPanel,
    reviewsPanel,
    inboxPanel,
    conversationPanel,
    workflowPanel,
    chatPanel,
    paymentsPanel,
    pipelinePanel,
    campaignPanel,
  ])
  .register(graphqlField, { type: 'JSON', directive: '' });

export type Panel = z.infer<typeof panel>;
export type PanelOf<Kind extends Panel['kind']> = Extract<
  Panel,
  { kind: Kind }
>;
