import type { PreviewedTemplate } from './preview-fields';
import { createBlock, createCard } from './preview-fields';

/** A template with every kind of block; its preview leaves out the pages News and Contact. */
export const bakery: PreviewedTemplate = {
  slug: 'village-bakery',
  name: 'Village Bakery',
  title: 'Bread that finds its queue',
  description: 'A website design for bakeries.',
  heroFrom: 'amber-800',
  heroTo: 'coral-700',
  badges: ['Order ahead', 'Daily list', 'Easy to edit'],
  features: ['Pre-orders', 'Loaf of the day', 'Stockist map', 'Allergen table'],
  pages: ['Home', 'Shop', 'Team', 'Visit', 'News', 'Contact'],
  overview: { title: 'Sold out by ten', text: 'Say what is left today.' },
  preview: {
    firm: 'Crumb & Daughter',
    layout: 'shop',
    notice: 'Closed on Mondays.',
    action: { label: 'Order ahead', leadsTo: 'Shop' },
    footer: {
      text: 'Baked on Mill Lane.',
      rows: [{ label: 'Telephone', value: '01632 960 112' }],
    },
    pages: [
      {
        name: 'Home',
        blocks: [
          createBlock('hero', {
            title: 'Warm since five',
            text: 'Loaves, buns and a strong opinion on butter.',
            button: 'See the loaves',
            leadsTo: 'Shop',
          }),
          createBlock('stats', {
            stats: [{ value: '36 hours', label: 'of slow rising' }],
          }),
          createBlock('quote', {
            text: 'I moved house to be nearer.',
            source: 'A regular',
          }),
        ],
      },
      {
        name: 'Shop',
        blocks: [
          createBlock('products', {
            title: 'Today’s loaves',
            cards: [
              createCard('Seeded rye', { price: '£4.20', tag: 'Last three' }),
              createCard('White tin', { price: '£3.10' }),
            ],
            button: 'Add to cart',
          }),
          createBlock('rows', {
            title: 'Your order',
            rows: [{ label: 'Rye', value: '£4.20', text: 'Sliced.' }],
            total: { label: 'Total', value: '£4.60' },
          }),
          createBlock('works', {
            title: 'Celebration cakes',
            cards: [
              createCard('Three tiers', { figure: '40 guests' }),
              createCard('Lemon wreath'),
            ],
          }),
        ],
      },
      {
        name: 'Team',
        blocks: [
          createBlock('posts', {
            title: 'From the bakery',
            cards: [createCard('Why rye rests', { tag: '3 May 2026' })],
          }),
          createBlock('people', {
            title: 'Who bakes',
            cards: [createCard('Dr Ada Crumb', { tag: 'Baker' })],
          }),
          createBlock('cards', {
            title: 'Classes',
            cards: [
              createCard('Buns', { price: '£45' }),
              createCard('Swap with another class', {
                messages: [{ name: 'Ines', text: 'Could I come on Friday?' }],
                bars: [{ label: 'Friday', value: '6 of 8', share: 75 }],
              }),
            ],
          }),
          createBlock('steps', {
            title: 'How bread is made',
            cards: [createCard('Mix'), createCard('Wait'), createCard('Bake')],
          }),
          createBlock('rota', {
            title: 'Who is in',
            columns: ['Sat'],
            workers: [
              {
                name: 'Ada',
                role: 'Baker',
                shifts: ['5am'],
                hours: '8',
                isOpen: null,
              },
              {
                name: 'Nobody yet',
                role: null,
                shifts: ['9am'],
                hours: null,
                isOpen: true,
              },
            ],
          }),
          createBlock('plans', {
            title: 'Bread by the week',
            plans: [
              {
                name: 'One loaf',
                price: '£4',
                period: null,
                text: null,
                tag: null,
                points: ['Saturdays'],
              },
              {
                name: 'Two loaves',
                price: '£7',
                period: 'a week',
                text: 'Half of it is for a neighbour.',
                tag: 'Most bought',
                points: ['Any two days'],
              },
            ],
            button: 'Subscribe',
          }),
        ],
      },
      {
        name: 'Visit',
        blocks: [
          createBlock('slots', {
            title: 'Collect your order',
            days: [
              { day: 'Friday', times: ['8am', '10am'] },
              { day: 'Saturday', times: ['8am'] },
            ],
            chosen: 'We will have it ready on {slot}.',
          }),
          createBlock('form', {
            title: 'Ask the baker',
            fields: ['Your name'],
            message: 'Your question',
            button: 'Send question',
          }),
          createBlock('questions', {
            title: 'Before you come',
            questions: [
              { question: 'Is there parking?', answer: 'Behind the church.' },
            ],
          }),
          createBlock('place', {
            title: 'Find us',
            address: '2 Mill Lane, Ullwick',
          }),
          createBlock('text', {
            title: 'Early or late',
            paragraphs: ['Knock.'],
          }),
        ],
      },
    ],
  },
};
