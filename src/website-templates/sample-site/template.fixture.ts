import type { TemplateWithSample } from './sample-fields';

/** A template with blocks of every kind; its sample site omits the pages News and Contact. */
export const bakery: TemplateWithSample = {
  slug: 'village-bakery',
  name: 'Village Bakery',
  description: 'A website design for bakeries.',
  heroFrom: 'amber-800',
  heroTo: 'coral-700',
  pages: ['Home', 'Shop', 'Team', 'Visit', 'News', 'Contact'],
  overview: { title: 'Sold out by ten', text: 'Say what is left today.' },
  sampleSite: {
    firm: 'Crumb & Daughter',
    layout: 'shop',
    notice: 'Closed on Mondays.',
    cart: null,
    action: { label: 'Order ahead', leadsTo: 'Shop' },
    footer: {
      text: 'Baked on Mill Lane.',
      rows: [{ label: 'Telephone', value: '01632 960 112' }],
    },
    pages: [
      {
        name: 'Home',
        blocks: [
          {
            kind: 'hero',
            title: 'Warm since five',
            text: 'Loaves, buns and a strong opinion on butter.',
            button: 'See the loaves',
            leadsTo: 'Shop',
          },
          {
            kind: 'stats',
            stats: [{ value: '36 hours', label: 'of slow rising' }],
          },
          {
            kind: 'quote',
            text: 'I moved house to be nearer.',
            source: 'A regular',
          },
        ],
      },
      {
        name: 'Shop',
        blocks: [
          {
            kind: 'products',
            title: 'Today’s loaves',
            cards: [
              { title: 'Seeded rye', price: '£4.20', tag: 'Last three' },
              { title: 'White tin', price: '£3.10' },
            ],
            button: 'Add to cart',
          },
          {
            kind: 'rows',
            title: 'Your order',
            rows: [{ label: 'Rye', value: '£4.20', text: 'Sliced.' }],
            total: { label: 'Total', value: '£4.60' },
          },
          {
            kind: 'works',
            title: 'Celebration cakes',
            cards: [
              { title: 'Three tiers', figure: '40 guests' },
              { title: 'Lemon wreath' },
            ],
          },
        ],
      },
      {
        name: 'Team',
        blocks: [
          {
            kind: 'cards',
            title: 'From the bakery',
            cards: [{ title: 'Why rye rests', tag: '3 May 2026' }],
          },
          {
            kind: 'people',
            title: 'Who bakes',
            cards: [{ title: 'Dr Ada Crumb', tag: 'Baker' }],
          },
          {
            kind: 'cards',
            title: 'Classes',
            cards: [
              { title: 'Buns', price: '£45' },
              {
                title: 'Swap with another class',
                messages: [{ name: 'Ines', text: 'Could I come on Friday?' }],
              },
            ],
          },
          {
            kind: 'steps',
            title: 'How bread is made',
            cards: [{ title: 'Mix' }, { title: 'Wait' }, { title: 'Bake' }],
          },
          {
            kind: 'rota',
            title: 'Who is in',
            columns: ['Sat'],
            workers: [
              {
                name: 'Ada',
                shifts: ['5am'],
                clash: null,
              },
              {
                name: 'Nobody yet',
                shifts: ['9am'],
                clash: 1,
              },
            ],
          },
          {
            kind: 'plans',
            title: 'Bread by the week',
            plans: [
              {
                name: 'One loaf',
                price: '£4',
                yearly: null,
                period: null,
                tag: null,
                points: ['Saturdays'],
              },
              {
                name: 'Two loaves',
                price: '£7',
                period: 'a week',
                yearly: '£350',
                tag: 'Most bought',
                points: ['Any two days'],
              },
            ],
            button: 'Subscribe',
            leadsTo: 'Visit',
          },
        ],
      },
      {
        name: 'Visit',
        blocks: [
          {
            kind: 'slots',
            title: 'Collect your order',
            days: [
              { day: 'Friday', times: ['8am', '10am'] },
              { day: 'Saturday', times: ['8am'] },
            ],
            chosen: 'We will have it ready on {slot}.',
          },
          {
            kind: 'form',
            title: 'Ask the baker',
            fields: ['Your name'],
            choices: [{ label: 'About', options: ['Loaves', 'Cakes'] }],
            message: 'Your question',
            button: 'Send question',
          },
          {
            kind: 'questions',
            title: 'Before you come',
            questions: [
              { question: 'Is there parking?', answer: 'Behind the church.' },
            ],
          },
          {
            kind: 'rows',
            title: 'Find us',
            text: '2 Mill Lane, Ullwick',
            rows: [{ label: 'Bus', value: '12' }],
          },
          { kind: 'text', title: 'Early or late', paragraphs: ['Knock.'] },
        ],
      },
    ],
  },
};
