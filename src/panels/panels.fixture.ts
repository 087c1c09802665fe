type Panel = Queries.PanelFieldsFragment;

/** A panel with null for every field that is not given. */
export function panelOf(kind: string, rest: Partial<Panel>): Panel {
  return {
    kind,
    caption: `The ${kind} at work`,
    caller: null,
    intent: null,
    booking: null,
    trigger: null,
    condition: null,
    shop: null,
    dialogue: null,
    reviews: null,
    trend: null,
    conversations: null,
    branches: null,
    shopItems: null,
    invoice: null,
    stages: null,
    advert: null,
    call: null,
    slot: null,
    ...rest,
  };
}

const dialogue: Panel['dialogue'] = [
  { speaker: 'customer', text: 'Are you open?', time: '09:41' },
  { speaker: 'business', text: 'Until six.', time: null },
];

/** A panel of every kind, with texts that it shows. */
export const panels: [Panel, string[]][] = [
  [
    panelOf('campaign', {
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
    }),
    [
      'Mill Lane Roofs Sponsored, Hull',
      'A dry loft by MayAsk for a price',
      'Customer: Are you open? 09:41',
      'AI assistant: Until six.',
      'Bo Reed Appointment setter, 4:05',
      'Thu12',
      'Survey 10am–11am Ann Lee, Beverley',
    ],
  ],
  [
    panelOf('call', {
      caller: 'Ann Lee, Bramhall',
      dialogue,
      intent: 'A repair',
      booking: 'Tuesday, 10:00',
    }),
    [
      'Ann Lee Incoming call, Bramhall',
      'Ann Lee: Are you open? 09:41',
      'Assistant: Until six.',
      'Intent: A repair',
      'Booked: Tuesday, 10:00',
    ],
  ],
  [
    panelOf('chat', {
      shop: 'Mill Lane Flowers',
      shopItems: [{ name: 'Tulips', price: '£8' }],
      dialogue,
    }),
    ['Mill Lane Flowers', 'Tulips £8', 'Visitor: Are you open? 09:41'],
  ],
  [
    panelOf('inbox', {
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
    }),
    [
      '1 unread',
      'Bo Reed (unread) 09:30Thanks!WhatsApp',
      'Cy Fox 08:10Until six.Email',
      // The conversation whose preview is the last line.
      'Cy Fox: Are you open? 09:41',
    ],
  ],
  [
    panelOf('payments', {
      dialogue,
      invoice: {
        number: 'INV-7',
        customer: 'Ann Lee',
        item: 'Boiler service',
        amount: '£90',
        paid: 'Paid in 4 minutes',
      },
    }),
    [
      'Ann Lee: Are you open? 09:41',
      'Invoice INV-7£90Invoice toAnn LeeForBoiler service',
      'Status: Paid in 4 minutes',
    ],
  ],
  [
    panelOf('pipeline', {
      stages: [
        {
          title: 'Won',
          deals: [{ name: 'Ann Lee', job: 'Kitchen', value: '£4,000' }],
        },
      ],
    }),
    ['1 job, £4,000', 'Won 1 £4,000', 'Ann Lee Kitchen £4,000'],
  ],
  [
    panelOf('reviews', {
      reviews: [
        {
          name: 'Bo Reed',
          source: 'Google',
          rating: 5,
          text: 'Quick and kind.',
          reply: 'Thank you!',
        },
        {
          name: 'Cy Fox',
          source: 'Facebook',
          rating: 4,
          text: 'Good.',
          reply: null,
        },
      ],
      trend: [
        { month: 'Jan', average: 4 },
        { month: 'Feb', average: 4.75 },
      ],
    }),
    [
      '4.8 Average rating, Feb +0.8 since Jan',
      'Jan 4.0Feb 4.8',
      'Bo Reed GoogleQuick and kind.Reply Thank you!',
      'Cy Fox FacebookGood.',
    ],
  ],
  [
    panelOf('workflow', {
      trigger: 'A call is missed',
      condition: 'During opening hours?',
      branches: [{ answer: 'Yes', steps: ['Send a text', 'Tell the team'] }],
    }),
    [
      '2 steps',
      'When A call is missed',
      'If During opening hours?',
      'Yes1Send a text2Tell the team',
    ],
  ],
];
