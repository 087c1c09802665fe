import { blockOf } from './preview-block';
import type { PreviewedTemplate } from './preview-pages';
import type { WebsiteTemplate } from '../../content/schemas/template';

// For tests: a template that data/ does not have, with every kind of block.

const card = (title: string, rest = {}) => ({ title, ...rest });

/** As it would stand in a file of data/templates. */
export const bakery: WebsiteTemplate = {
  slug: 'village-bakery',
  name: 'Village Bakery',
  title: 'Bread that finds its queue',
  description: 'A website design for bakeries.',
  keywords: ['bakery website design'],
  heroFrom: 'amber-800',
  heroTo: 'coral-700',
  badges: ['Order ahead', 'Daily list', 'Easy to edit'],
  features: ['Pre-orders', 'Loaf of the day', 'Stockist map', 'Allergen table'],
  pages: ['Home', 'Shop', 'Team', 'Visit', 'News', 'Contact'],
  overview: { title: 'Sold out by ten', text: 'Say what is left today.' },
  gallery: Array.from({ length: 6 }, (_, index) => ({
    title: `Picture ${index + 1}`,
    image: null,
    imageAlt: `Loaves on shelf ${index + 1}`,
  })),
  faq: [{ question: 'How long?', answer: '2-3 weeks.' }],
  preview: {
    firm: 'Crumb & Daughter',
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
            stats: [
              { value: '36 hours', label: 'of slow rising' },
              { value: '9', label: 'kinds of loaf' },
            ],
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
              card('Seeded rye', { price: '£4.20', tag: 'Last three' }),
              card('White tin', { price: '£3.10' }),
            ],
            button: 'Add to basket',
          },
          {
            kind: 'rows',
            title: 'Your order',
            rows: [{ label: 'Seeded rye', value: '£4.20' }],
            total: { label: 'Total', value: '£4.20' },
          },
          {
            kind: 'works',
            title: 'Celebration cakes',
            cards: [card('Three tiers'), card('Lemon wreath')],
          },
        ],
      },
      {
        name: 'Team',
        blocks: [
          {
            kind: 'people',
            title: 'Who bakes',
            cards: [
              card('Ada Crumb', { tag: 'Baker' }),
              card('May Crumb', { text: 'Her daughter.' }),
            ],
          },
          {
            kind: 'cards',
            title: 'Classes',
            cards: [card('Sourdough'), card('Buns', { price: '£45' })],
          },
          {
            kind: 'steps',
            title: 'How bread is made',
            cards: [card('Mix'), card('Wait'), card('Bake')],
          },
          {
            kind: 'plans',
            title: 'Bread by the week',
            plans: [
              { name: 'One loaf', price: '£4', points: ['Saturdays'] },
              { name: 'Two loaves', price: '£7', points: ['Any two days'] },
            ],
            button: 'Subscribe',
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
            fields: ['Your name', 'Your question'],
            button: 'Send question',
          },
          {
            kind: 'questions',
            title: 'Before you come',
            questions: [
              { question: 'Is there parking?', answer: 'Behind the church.' },
              { question: 'Do you take cards?', answer: 'Yes.' },
            ],
          },
          { kind: 'place', title: 'Find us', address: '2 Mill Lane, Ullwick' },
          { kind: 'text', title: 'Early or late', paragraphs: ['Knock.'] },
        ],
      },
    ],
  },
};

/** The same as its page's query would give it: what is left out is null. */
export const queriedBakery: PreviewedTemplate = {
  ...bakery,
  pages: bakery.pages ?? null,
  preview: bakery.preview
    ? {
        firm: bakery.preview.firm,
        pages: bakery.preview.pages.map(({ name, blocks }) => ({
          name,
          blocks: blocks.map((block) => queriedBlock(block)),
        })),
      }
    : null,
};

type Block = NonNullable<
  WebsiteTemplate['preview']
>['pages'][number]['blocks'][number];

function queriedBlock({ kind, ...rest }: Block) {
  const cards = 'cards' in rest ? rest.cards.map(queriedCard) : null;
  return blockOf(kind, { ...withoutGaps(rest), cards });
}

function queriedCard(card: {
  title: string;
  text?: string | undefined;
  price?: string | undefined;
  tag?: string | undefined;
}) {
  return { text: null, price: null, tag: null, ...withoutGaps(card) };
}

/** Takes away what is undefined, which no JSON holds. */
function withoutGaps<Value extends object>(value: Value) {
  return Object.fromEntries(
    Object.entries(value).filter(([, part]) => part !== undefined),
  ) as { [Key in keyof Value]: Exclude<Value[Key], undefined> };
}
