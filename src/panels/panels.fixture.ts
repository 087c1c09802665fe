import type { Panel } from '../content/schemas/product/panel';

const user = 'Ann Lee';

const captionOf = (kind: Panel['kind']) => `The ${kind} at work`;

const dialogue: Extract<Panel, { kind: 'chat' }>['dialogue'] = [
  { speaker: 'customer', text: 'Are you open?', time: '09:41' },
  { speaker: 'business', text: 'Until six.' },
];

/** A panel of every kind, with texts that it shows. */
export const panels: [Panel, string[]][] = [
  [
    {
      kind: 'campaign',
      caption: captionOf('campaign'),
      advert: {
        firm: 'Mill Lane Roofs',
        place: 'Sponsored, Hull',
        headline: 'A dry loft by May',
        button: 'Ask for a price',
      },
      dialogue,
      call: {
        setter: 'Bo Reed',
        role: 'Appointment setter',
        quote: '“Would Thursday suit you?”',
        length: '4:05',
      },
      slot: {
        day: 'Thu',
        date: '12',
        time: '10am–11am',
        title: 'Survey',
        place: 'Ann Lee, Beverley',
      },
    },
    [
      'Mill Lane Roofs Sponsored, Hull',
      'A dry loft by MayAsk for a price',
      'Customer: Are you open? 09:41',
      'AI assistant: Until six.',
      'Bo Reed Appointment setter, 4:05',
      'Thu12',
      'Survey10am–11amAnn Lee, Beverley',
    ],
  ],
  [
    {
      kind: 'call',
      caption: captionOf('call'),
      user,
      caller: 'Ann Lee, Bramhall',
      dialogue,
      elapsed: '1:42',
      intent: 'A repair',
      booking: 'Tuesday, 10:00',
    },
    [
      'Live, 1:42',
      'Ann Lee Incoming call, Bramhall',
      'Ann Lee: Are you open? 09:41',
      'Assistant: Until six.',
      'Intent A repair',
      'Booked Tuesday, 10:00',
    ],
  ],
  [
    {
      kind: 'chat',
      caption: captionOf('chat'),
      shop: 'Mill Lane Flowers',
      shopItems: [{ name: 'Tulips', price: '£8' }],
      dialogue,
    },
    ['Mill Lane Flowers', 'Tulips £8', 'Visitor: Are you open? 09:41'],
  ],
  [
    {
      kind: 'inbox',
      caption: captionOf('inbox'),
      user,
      conversations: [
        {
          name: 'Bo Reed',
          channel: 'WhatsApp',
          preview: 'Thanks!',
          time: '09:30',
          unread: true,
        },
        {
          name: 'Cy Fox',
          channel: 'Email',
          preview: 'Until six.',
          time: '08:10',
          unread: false,
        },
      ],
      dialogue,
    },
    [
      '1 unread',
      'Bo Reed (unread) 09:30Thanks!WhatsApp',
      'Cy Fox 08:10Until six.Email',
      // The conversation whose preview is the last line.
      'Cy Fox: Are you open? 09:41',
    ],
  ],
  [
    {
      kind: 'conversation',
      caption: captionOf('conversation'),
      user,
      customer: 'Bo Reed',
      threads: [
        { channel: 'SMS', event: 'The assistant answers', dialogue },
        {
          channel: 'Email',
          event: 'Handed to Ann',
          memo: 'A regular.',
          dialogue,
        },
      ],
      draft: 'See you then',
      facts: [{ label: 'Customer', value: 'Since 2022' }],
    },
    [
      'SMS The assistant answersBo Reed: Are you open? 09:41',
      'Email Handed to AnnA regular.',
      'See you then',
      'CustomerSince 2022',
    ],
  ],
  [
    {
      kind: 'payments',
      caption: captionOf('payments'),
      dialogue,
      invoice: {
        number: 'INV-7',
        customer: 'Ann Lee',
        item: 'Boiler service',
        amount: '£90',
        paid: 'Paid in 4 minutes',
      },
    },
    [
      'Ann Lee: Are you open? 09:41',
      'Invoice INV-7£90Invoice toAnn LeeForBoiler service',
      'Paid in 4 minutes',
    ],
  ],
  [
    {
      kind: 'pipeline',
      caption: captionOf('pipeline'),
      user,
      stages: [
        {
          title: 'Won',
          deals: [{ name: 'Ann Lee', job: 'Kitchen', value: '£4,000' }],
        },
      ],
    },
    ['1 job, £4,000', 'Won 1 £4,000', 'Ann Lee Kitchen £4,000'],
  ],
  [
    {
      kind: 'reviews',
      caption: captionOf('reviews'),
      user,
      reviews: [
        {
          name: 'Bo Reed',
          source: 'Google',
          rating: 5,
          text: 'Quick and kind.',
          reply: 'Thank you!',
          draft: true,
        },
        {
          name: 'Cy Fox',
          source: 'Facebook',
          rating: 4,
          text: 'Good.',
        },
      ],
      trend: [
        { month: 'Jan', average: 4 },
        { month: 'Feb', average: 4.75 },
      ],
    },
    [
      '1 to approve',
      '4.8Average rating, Feb+0.8 since Jan',
      'Jan 4.0Feb 4.8',
      'Bo Reed GoogleQuick and kind.Draft Thank you!',
      'Cy Fox FacebookGood.',
    ],
  ],
  [
    {
      kind: 'workflow',
      caption: captionOf('workflow'),
      user,
      trigger: 'A call is missed',
      condition: 'During opening hours?',
      branches: [{ answer: 'Yes', steps: ['Send a text', 'Tell the team'] }],
      running: { step: 'Tell the team', text: '3 here' },
    },
    [
      '2 steps',
      'When A call is missed',
      'If During opening hours?',
      'YesSend a textTell the team3 here',
    ],
  ],
];
