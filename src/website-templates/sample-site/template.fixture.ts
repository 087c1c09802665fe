import type { TemplateWithSample } from './sample-fields';

/** A template with blocks that visitors use; its sample site omits the pages News and Contact. */
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
        ],
      },
      {
        name: 'Shop',
        blocks: [
          {
            kind: 'products',
            title: 'Today’s loaves',
            cards: [{ title: 'Seeded rye', price: '£4.20' }],
            button: 'Add to cart',
          },
        ],
      },
      {
        name: 'Team',
        blocks: [
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
        ],
      },
    ],
  },
};
