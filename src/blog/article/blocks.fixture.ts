import type { ArticleBlockData, BlockOf } from '../../content/schemas/blocks';

export const testHeading = (text: string): BlockOf<'heading'> => ({
  kind: 'heading',
  text,
});

export const paragraph = (text: string): BlockOf<'paragraph'> => ({
  kind: 'paragraph',
  text,
});

export const step = (
  number: number,
  title: string,
  text = 'What to do.',
): BlockOf<'step'> => ({ kind: 'step', number, title, text });

/** An article with every block and every form of it. `image` is the path of a picture, from the article's file. */
export const everyBlock = (image: string): ArticleBlockData[] => [
  paragraph('Ask [us](/faq), **today** or *tomorrow*.\n\nNot later.'),
  testHeading('What to count'),
  { kind: 'list', items: ['Calls', { text: 'Jobs', items: ['Won', 'Lost'] }] },
  { kind: 'subheading', text: 'Before you start' },
  { kind: 'list', ordered: true, items: ['Take a **pen**.', 'Write.'] },
  { kind: 'picture', image, alt: 'A desk at six', wide: true },
  step(1, 'Count for a week'),
  { kind: 'subheading', text: 'On paper' },
  {
    kind: 'picture',
    image,
    decorative: true,
    caption: 'The desk, [a week in](/about).',
    credit: 'Ann Lee',
  },
  {
    kind: 'video',
    address: 'https://vimeo.com/76979871',
    title: 'A week',
    caption: 'Three *short* minutes.',
  },
  { kind: 'quote', text: 'It took a minute a day.', source: 'A plumber' },
  { kind: 'callout', title: 'Check', text: 'The name and the date.' },
  {
    kind: 'messages',
    messages: [
      { label: 'Garage', text: 'Sorry we missed you.' },
      { text: 'Can you come?', fromCustomer: true },
    ],
  },
  {
    kind: 'sum',
    title: 'Lost jobs',
    lines: [
      { label: 'Calls', value: '6' },
      { sign: 'times', label: 'A job', value: '£40' },
    ],
    result: { value: '£240', label: 'lost in a week' },
    note: 'An invented plumber.',
  },
  {
    kind: 'bars',
    title: 'Calls and jobs',
    bars: [
      { value: 6, label: 'Calls' },
      { value: 2, label: 'Jobs' },
    ],
  },
  {
    kind: 'screens',
    title: 'Two garages',
    screens: [
      { label: 'One', title: 'Loading', text: 'Wait', outcome: 'Gone' },
      {
        label: 'Two',
        title: 'Brakes £35',
        text: 'This week',
        rows: ['8:30', '1:15'],
        button: 'Book',
        outcome: 'Booked',
      },
    ],
  },
  {
    kind: 'table',
    title: 'A month later',
    columns: ['What', 'Now', 'Note'],
    rows: [
      { cells: ['Enquiries', '8', 'See [prices](/faq#plans)'] },
      { cells: ['In all', '8', ''], total: true },
    ],
  },
];
