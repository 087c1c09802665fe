import { z } from 'zod';
import {
  field,
  graphqlType,
  threeOrMore,
  twoOrMore,
  variant,
} from '../builders';
import { fromZero, price } from '../fields';
import { icon } from '../icons';
import { flag, text } from '../shared-fields';
import {
  callPanel,
  chatPanel,
  conversationPanel,
  paymentsPanel,
} from './dialogue-panels';
import { caption, dialogue, facts, reviewFields, user } from './parts';

// The mock panel of a product or service: the product in use, with sample data. GraphQL passes it on as JSON, because a
// union would become one type with the fields of all kinds.

const review = z.strictObject({
  ...reviewFields,
  reply: text('The firm’s reply.', 'Thank you, Helen.').optional(),
  draft: flag('While the reply waits to be approved.'),
});

const average = z.number().min(1).max(5);

const month = z.strictObject({
  month: text('The month, in short.', 'Jan'),
  average: field(average, 'The average rating, from 1 to 5.', 4.6),
});

const reviewsPanel = variant('reviews', 'Reviews with replies.', {
  caption: caption('Sample reviews'),
  user,
  reviews: twoOrMore(review, 'reviews', 'The reviews, the newest first.'),
  trend: threeOrMore(month, 'months', 'The rating over the last months.'),
  facts: field(
    facts.optional(),
    'Figures below it, such as the requests sent. Left out, there are none.',
  ),
});

const workflow = z.strictObject({
  icon,
  title: text('Its name.', 'Chase an unpaid invoice'),
  start: text('What starts it.', 'Starts when an invoice is late'),
  now: text('Who is in it.', '2 waiting for payment'),
  todo: text('What waits for a person.', '1 to approve').optional(),
  last: text('When it last ran.', 'Today, 8:30am'),
  off: flag('While it is switched off.'),
});

const progress = z.strictObject({
  customers: field(fromZero, 'How many customers have come so far.', 64),
  title: text('The step, as what has happened to them.', 'Reminded by text'),
});

const task = z.strictObject({
  title: text('Whom it is about.', 'Mrs Holt'),
  text: text('Why a person is needed.', '“I’m away until the 20th.”'),
  button: text('What its button says.', 'Ring'),
});

const workflowPanel = variant('workflow', 'The workflows of a firm.', {
  caption: caption('Sample workflows'),
  user,
  workflows: threeOrMore(workflow, 'workflows', 'The open one comes first.'),
  steps: threeOrMore(progress, 'steps', 'The steps of the open one.'),
  task: field(task, 'What is left to a person.'),
});

const deal = z.strictObject({
  name: text('The customer.', 'Northline Gym'),
  job: text('What it is about.', 'New website'),
  value: field(price, 'What it is worth, in pounds.', '£2,499'),
  next: text('What comes next.', 'Starts on Monday').optional(),
  ring: text('When to ring today.', 'by noon').optional(),
  moving: flag('For the one that is on its way to the next column.'),
});

const stage = z.strictObject({
  title: text('The heading of the column.', 'Quoted'),
  deals: field(z.array(deal), 'The deals in it; there may be none.'),
});

const pipelinePanel = variant('pipeline', 'A board of deals, of the CRM.', {
  caption: caption('A sample pipeline'),
  user,
  stages: threeOrMore(stage, 'stages', 'The columns, from left to right.'),
});

const ad = z.strictObject({
  firm: text('Whose advertisement it is.', 'Harbour Bathrooms'),
  place: text('Where it is shown.', 'Sponsored, Hull'),
  headline: text('What it says.', 'A new bathroom by Easter'),
  button: text('What its button says.', 'Ask for a price'),
});

const slot = z.strictObject({
  day: text('The day of the week, in short.', 'Thu'),
  date: text('The day of the month.', '12'),
  time: text('From when to when.', '10am–11am'),
  title: text('What it is for.', 'Survey'),
  place: text('With whom, and where.', 'Moira Keane, Beverley'),
});

const booking = slot.extend({ fromAd: flag('If the ad brought it.') });

/**
 * Not one of the panels that products choose from: /ai-lead-gen shows it with a picture, and the home page its dialogue
 * and appointment.
 */
export const campaign = z
  .strictObject({
    caption: caption('A sample campaign'),
    ad: field(ad, 'The advertisement.'),
    dialogue: field(dialogue, 'The enquiry and the AI’s reply, line by line.'),
    bookedBy: text('Who books it, on home.', 'Gemma Whitlock, setter'),
    slot: field(slot, 'The appointment in the calendar.'),
    week: twoOrMore(
      booking,
      'bookings',
      'The calendar of that week, in order.',
    ),
  })
  .register(graphqlType, { type: 'JSON' });

export type Campaign = z.infer<typeof campaign>;

export const panel = z
  .discriminatedUnion('kind', [
    callPanel,
    reviewsPanel,
    conversationPanel,
    workflowPanel,
    chatPanel,
    paymentsPanel,
    pipelinePanel,
  ])
  .register(graphqlType, { type: 'JSON' });

export type Panel = z.infer<typeof panel>;
export type PanelOf<Kind extends Panel['kind']> = Extract<
  Panel,
  { kind: Kind }
>;
