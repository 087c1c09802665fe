import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { panel as panelSchema } from '../content/panel';
import { ProductPanel } from './product-panel';

type Panel = Queries.PanelFieldsFragment;

/** A panel of a kind; what the kind does not use is null. */
function panelOf(kind: string, rest: Partial<Panel>): Panel {
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
    ...rest,
  };
}

const dialogue: Panel['dialogue'] = [
  { speaker: 'customer', text: 'Are you open?', time: '09:41' },
  { speaker: 'business', text: 'Until six.', time: null },
];

const panels: [Panel, string[]][] = [
  [
    panelOf('call', {
      caller: 'Ann Lee',
      dialogue,
      intent: 'A repair',
      booking: 'Tuesday, 10:00',
    }),
    [
      'Incoming call: Ann Lee',
      'Ann Lee · 09:41Are you open?',
      'BusinessUntil six.',
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
    ['Mill Lane Flowers', 'Tulips, £8', 'Customer · 09:41Are you open?'],
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
          preview: 'Invoice?',
          time: '08:10',
          unread: false,
        },
      ],
      dialogue,
    }),
    [
      'Bo Reed · WhatsApp · 09:30 · unreadThanks!',
      'Cy Fox · Email · 08:10Invoice?',
      'Customer · 09:41Are you open?',
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
      'Customer · 09:41Are you open?',
      'Invoice INV-7 for Ann Lee: Boiler service, £90. Paid in 4 minutes',
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
    ['WonAnn Lee: Kitchen, £4,000'],
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
      '★★★★★ Bo Reed, GoogleQuick and kind.Reply: Thank you!',
      '★★★★☆ Cy Fox, FacebookGood.',
      'Average rating: Jan 4.0, Feb 4.8',
    ],
  ],
  [
    panelOf('workflow', {
      trigger: 'A call is missed',
      condition: 'During opening hours?',
      branches: [{ answer: 'Yes', steps: ['Send a text', 'Tell the team'] }],
    }),
    [
      'When: A call is missed',
      'During opening hours?',
      'YesSend a textTell the team',
    ],
  ],
];

describe('ProductPanel', () => {
  test.each(
    panels.map(([panel, texts]) => [panel.kind, panel, texts] as const),
  )('of kind %s shows its data over its caption', (kind, panel, texts) => {
    renderWithTheme(<ProductPanel panel={panel} />);
    const figure = screen.getByRole('figure');
    for (const text of texts) expect(figure).toHaveTextContent(text);
    expect(within(figure).getByText(`The ${kind} at work`)).toBeVisible();
  });

  test('says ratings in words', () => {
    const reviews = panels.find(([{ kind }]) => kind === 'reviews');
    if (!reviews) throw new Error('There is no panel of reviews');
    renderWithTheme(<ProductPanel panel={reviews[0]} />);
    expect(screen.getByRole('img', { name: '4 out of 5' })).toBeVisible();
  });

  test.each(panels.map(([{ kind }]) => kind))(
    'of kind %s shows at least its caption where data is missing',
    (kind) => {
      renderWithTheme(<ProductPanel panel={panelOf(kind, {})} />);
      expect(screen.getByText(`The ${kind} at work`)).toBeVisible();
      expect(screen.getByRole('figure')).not.toHaveTextContent(
        /undefined|null/,
      );
    },
  );

  test('is tried here with every kind that an editor can choose', () => {
    const kinds = panelSchema.options.map(({ shape }) => shape.kind.value);
    expect(panels.map(([{ kind }]) => kind).sort()).toEqual(kinds.sort());
  });

  test('throws for an unknown kind', () => {
    expect(() =>
      renderWithTheme(<ProductPanel panel={panelOf('teapot', {})} />),
    ).toThrow('There is no panel of kind teapot');
  });
});
