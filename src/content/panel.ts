import { z } from 'zod';
import { price, text } from './fields';
import { graphqlName, namedObject } from './graphql-names';
import { rating } from './parts';

// What a product's mock panel shows: the product at work, with sample data. One kind for each product.
// Each field name has one meaning over all kinds, because GraphQL knows them as one flattened type.

/** A line of a conversation with a customer. */
const dialogueLine = namedObject('DialogueLine', {
  speaker: z.enum(['customer', 'business']),
  text,
  time: text.optional(),
});

const dialogue = z.array(dialogueLine).min(2, 'at least two lines');

/** A live call: transcript, what the caller wants and what was booked. */
const callPanel = z.strictObject({
  kind: z.literal('call'),
  caption: text,
  caller: text,
  dialogue,
  intent: text,
  booking: text,
});

/** Incoming reviews with replies, and the rating over the last months. */
const reviewsPanel = z.strictObject({
  kind: z.literal('reviews'),
  caption: text,
  reviews: z
    .array(
      namedObject('PanelReview', {
        name: text,
        source: text,
        rating,
        text,
        reply: text.optional(),
      }),
    )
    .min(2, 'at least two reviews'),
  trend: z
    .array(
      namedObject('PanelTrend', {
        month: text,
        average: z.number().min(1).max(5),
      }),
    )
    .min(3, 'at least three months'),
});

/** One inbox over several channels, with the open conversation. */
const inboxPanel = z.strictObject({
  kind: z.literal('inbox'),
  caption: text,
  conversations: z
    .array(
      namedObject('PanelConversation', {
        name: text,
        channel: z.enum(['SMS', 'WhatsApp', 'Email', 'Facebook', 'Instagram']),
        preview: text,
        time: text,
        unread: z.boolean(),
      }),
    )
    .min(3, 'at least three conversations'),
  dialogue,
});

/** A workflow with one branch: a trigger, a question and the steps that follow each answer. */
const workflowPanel = z.strictObject({
  kind: z.literal('workflow'),
  caption: text,
  trigger: text,
  condition: text,
  branches: z
    .array(
      namedObject('PanelBranch', {
        answer: text,
        steps: z.array(text).min(1, 'at least one step'),
      }),
    )
    .length(2, 'two branches'),
});

/** The chat widget on a shop's page. */
const chatPanel = z.strictObject({
  kind: z.literal('chat'),
  caption: text,
  shop: text,
  shopItems: z
    .array(namedObject('PanelShopItem', { name: text, price }))
    .min(2, 'at least two items'),
  dialogue,
});

/** A text-to-pay thread that ends in a paid invoice. */
const paymentsPanel = z.strictObject({
  kind: z.literal('payments'),
  caption: text,
  dialogue,
  invoice: namedObject('PanelInvoice', {
    number: text,
    customer: text,
    item: text,
    amount: price,
    paid: text,
  }),
});

/** A board of deals by stage. */
const pipelinePanel = z.strictObject({
  kind: z.literal('pipeline'),
  caption: text,
  stages: z
    .array(
      namedObject('PanelStage', {
        title: text,
        deals: z.array(
          namedObject('PanelDeal', { name: text, job: text, value: price }),
        ),
      }),
    )
    .min(3, 'at least three stages'),
});

/** The mock panel of a product page. */
export const panel = z
  .discriminatedUnion('kind', [
    callPanel,
    reviewsPanel,
    inboxPanel,
    workflowPanel,
    chatPanel,
    paymentsPanel,
    pipelinePanel,
  ])
  .register(graphqlName, { name: 'Panel' });
