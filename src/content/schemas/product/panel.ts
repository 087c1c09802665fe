import { z } from 'zod';
import {
  field,
  graphqlField,
  listOf,
  namedObject,
  twoOrMore,
  variant,
} from '../builders';
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
import { words } from '../texts';

// The mock panel of a product or service: what it does, with sample data. GraphQL passes panels on as JSON: a type for each
// kind would be one with every field of all kinds.

const reviewsPanel = variant('reviews', 'Reviews with replies.', {
  caption: caption('Sample reviews'),
  user,
  reviews: twoOrMore(
    namedObject('PanelReview', {
      name: words('Who wrote it.', 'Helen P.'),
      source: words('Where it stands.', 'Google'),
      rating: field(rating, 'Stars from 1 to 5.'),
      text: words('The review.', 'On time and tidy.'),
      reply: words('The firm’s reply.', 'Thank you, Helen.').optional(),
      draft: field(
        z.boolean().optional(),
        'true while the reply waits to be approved.',
        true,
      ),
    }),
    'reviews',
    'The reviews, the newest first.',
  ),
  trend: field(
    z
      .array(
        namedObject('PanelTrend', {
          month: words('The month, in short.', 'Jan'),
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

const workflowPanel = variant(
  'workflow',
  'A workflow with one branch, of Automation.',
  {
    caption: caption('A sample workflow'),
    user,
    trigger: words('What starts it.', 'A quote is sent'),
    condition: words(
      'The question that parts the ways.',
      'Answered within two days?',
    ),
    branches: field(
      z
        .array(
          namedObject('PanelBranch', {
            answer: words('The answer that leads here.', 'Yes'),
            steps: listOf(text, 'step', 'What happens then.', [
              'Send a thank-you',
              'Book the visit',
            ]),
          }),
        )
        .length(2, 'two branches'),
      'The two ways.',
    ),
    running: field(
      namedObject('PanelRunning', {
        step: words('The step, as it is worded above.', 'Book the visit'),
        text: words('What is said of it.', '3 here'),
      }).optional(),
      'The step at which customers are now. Left out, none is marked.',
    ),
  },
);

const pipelinePanel = variant('pipeline', 'A board of deals, of the CRM.', {
  caption: caption('A sample pipeline'),
  user,
  stages: field(
    z
      .array(
        namedObject('PanelStage', {
          title: words('The heading of the column.', 'Quoted'),
          deals: field(
            z.array(
              namedObject('PanelDeal', {
                name: words('The customer.', 'Northline Gym'),
                job: words('What it is about.', 'New website'),
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

const campaignPanel = variant(
  'campaign',
  'A campaign from the advertisement to the appointment, of AI lead generation.',
  {
    caption: caption('A sample campaign'),
    advert: field(
      namedObject('PanelAdvert', {
        firm: words('Whose advertisement it is.', 'Harbour Bathrooms'),
        place: words('Where it is shown.', 'Sponsored, Hull'),
        headline: words('What it says.', 'A new bathroom by Easter'),
        button: words('What its button says.', 'Ask for a price'),
      }),
      'The advertisement.',
    ),
    dialogue: field(dialogue, 'The enquiry and the AI’s reply, line by line.'),
    call: field(
      namedObject('PanelSetterCall', {
        setter: words('Who rings.', 'Gemma Whitlock'),
        role: words('As what.', 'Appointment setter'),
        quote: words('What is said.', '“Would Thursday suit you?”'),
        length: words('How long the call lasts.', '4:05'),
      }),
      'The call of the appointment setter.',
    ),
    slot: field(
      namedObject('PanelSlot', {
        day: words('The day of the week, in short.', 'Thu'),
        date: words('The day of the month.', '12'),
        time: words('From when to when.', '10am–11am'),
        title: words('What it is for.', 'Survey'),
        place: words('With whom, and where.', 'Moira Keane, Beverley'),
      }),
      'The appointment in the calendar.',
    ),
  },
);

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
  .register(graphqlField, { type: 'JSON' });

export type Panel = z.infer<typeof panel>;
export type PanelOf<Kind extends Panel['kind']> = Extract<
  Panel,
  { kind: Kind }
>;
