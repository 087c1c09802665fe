/** @jest-environment node */
import { panel } from './panel';
import { complaints } from './test-support';

const caption = 'Sample data';
const dialogue = [
  { speaker: 'customer', text: 'Hello', time: '9am' },
  { speaker: 'business', text: 'Hello to you' },
];
const review = { name: 'A', source: 'B', rating: 5, text: 'C' };
const month = { month: 'May', average: 4.7 };
const conversation = {
  name: 'A',
  channel: 'SMS',
  preview: 'B',
  time: '9am',
  unread: true,
};
const branch = { answer: 'Yes', steps: ['Send a text'] };
const shopItem = { name: 'A', price: '£38.00' };
const stage = { title: 'New', deals: [] };

const panels = {
  call: {
    ...{ kind: 'call', caption, caller: 'A', dialogue },
    ...{ intent: 'B', booking: 'C' },
  },
  reviews: {
    ...{ kind: 'reviews', caption },
    ...{ reviews: [review, review], trend: [month, month, month] },
  },
  inbox: {
    ...{ kind: 'inbox', caption, dialogue },
    conversations: [conversation, conversation, conversation],
  },
  workflow: {
    ...{ kind: 'workflow', caption, trigger: 'A', condition: 'B?' },
    branches: [branch, branch],
  },
  chat: {
    ...{ kind: 'chat', caption, shop: 'A', dialogue },
    shopItems: [shopItem, shopItem],
  },
  payments: {
    ...{ kind: 'payments', caption, dialogue },
    invoice: {
      ...{ number: '7', customer: 'A', item: 'B' },
      ...{ amount: '£240.00', paid: 'Paid at 9am' },
    },
  },
  pipeline: { kind: 'pipeline', caption, stages: [stage, stage, stage] },
};

test.each(Object.entries(panels))('a %s panel is right', (_kind, value) => {
  expect(complaints(panel, value)).toEqual([]);
});

test.each(Object.entries(panels))(
  'a %s panel takes no field of another kind',
  (_kind, value) => {
    expect(complaints(panel, { ...value, colour: 'sky' })).toEqual([
      'colour: no field of this name',
    ]);
  },
);

test.each([
  [
    { kind: 'video', caption },
    'kind: a known kind (call, reviews, inbox, workflow, chat, payments, pipeline)',
  ],
  [
    { ...panels.call, dialogue: dialogue.slice(1) },
    'dialogue: at least two lines',
  ],
  [
    {
      ...panels.call,
      dialogue: [...dialogue, { speaker: 'robot', text: 'A' }],
    },
    'dialogue[2].speaker: one of "customer", "business"',
  ],
  [{ ...panels.reviews, reviews: [review] }, 'reviews: at least two reviews'],
  [{ ...panels.reviews, trend: [month] }, 'trend: at least three months'],
  [
    { ...panels.inbox, conversations: [] },
    'conversations: at least three conversations',
  ],
  [{ ...panels.workflow, branches: [branch] }, 'branches: two branches'],
  [
    { ...panels.workflow, branches: [branch, branch, branch] },
    'branches: two branches',
  ],
  [{ ...panels.chat, shopItems: [shopItem] }, 'shopItems: at least two items'],
  [
    {
      ...panels.payments,
      invoice: { ...panels.payments.invoice, amount: '240' },
    },
    'invoice.amount: a price such as "£2,499"',
  ],
  [{ ...panels.pipeline, stages: [stage] }, 'stages: at least three stages'],
  [{ ...panels.call, caption: '' }, 'caption: text that is not empty'],
])('mistake %#: %j', (value, complaint) => {
  expect(complaints(panel, value)).toEqual([complaint]);
});
