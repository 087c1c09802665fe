import { z } from 'zod';
import { field, namedObject } from './builders';
import { href, text } from './fields';

// Objects that several kinds of content share, named as in SPEC.md section 3. Whole sections are in sections.ts.

export const action = namedObject('Action', {
  label: field(text, 'What the button or link says.', 'Book a Demo'),
  href: field(
    href,
    'Where it leads. The checker looks that pages of this site are there.',
  ),
});

const actionsNote = text.meta({ examples: ['{{site.offer}}'] });

export const seo = namedObject('Seo', {
  title: field(
    text,
    'The page’s title in the browser’s tab and in search engines, best with at most 60 characters; the checker warns.',
    'Blog: practical advice for small firms | Larkfield',
  ),
  description: field(
    text,
    'What search engines show under the title, best with 70 to 160 characters; the checker warns.',
    'Plain articles for small UK businesses on websites, customer service, social media, AI and CRM, with worked examples.',
  ),
  keywords: field(
    z.array(text).min(1, 'at least one keyword'),
    'Words that search engines are told.',
    ['small business blog', 'CRM advice'],
  ),
}).meta({ title: 'Search engines' });

export const hero = namedObject('Hero', {
  badge: field(text.optional(), 'A small label above the headline.', 'Blog'),
  title: field(
    text,
    'The headline of the page.',
    'Advice you can use on Monday',
  ),
  text: field(
    text,
    'The paragraph under the headline. **Strong words** and [links](/faq) are allowed.',
    'Articles for people who have ten minutes between jobs.',
  ),
  actions: field(
    z.array(action),
    'The buttons, the most important one first; [] for none.',
  ),
  note: field(actionsNote.optional(), 'Small print under the buttons.'),
});

export const intro = namedObject('Intro', {
  title: field(
    text,
    'The heading of the section.',
    'How a working week changes',
  ),
  text: field(
    text,
    'The sentence under the heading. **Strong words** and [links](/faq) are allowed.',
    'Six example firms and the product each would miss most.',
  ),
});

export const closing = namedObject('Closing', {
  title: field(
    text,
    'The heading, as a question or a call.',
    'Ready to transform your business?',
  ),
  text: field(
    text,
    'The paragraph under it. **Strong words** and [links](/faq) are allowed.',
    'In 30 minutes we will show you how Larkfield would deal with it.',
  ),
  actions: field(
    z.array(action).min(1, 'at least one button'),
    'The buttons, the most important one first.',
  ),
  note: field(actionsNote.optional(), 'Small print under the buttons.'),
});

/** What a figure is worth to a reader, who sees it beside the figure. */
export const figureStatus = field(
  z.enum(['aim', 'example']).optional(),
  'What the figure is: an aim of ours or an example. Without one it is a fact, for which data/claims.json has evidence.',
  'example',
);

export const stat = namedObject('Stat', {
  value: field(text, 'The figure, as it is shown.', '40 hours'),
  label: field(text, 'What it counts.', 'saved weekly'),
  status: figureStatus,
});

export const faqItem = namedObject('FaqItem', {
  question: field(
    text,
    'The question, as a visitor would ask it.',
    'How can I pay?',
  ),
  answer: field(
    text,
    'The answer. **Strong words** and [links](/faq) are allowed.',
    'By card, PayPal or, for annual plans, bank transfer.',
  ),
});

export const rating = z
  .int('a whole number')
  .min(1, 'a rating from 1 to 5')
  .max(5, 'a rating from 1 to 5')
  .meta({ examples: [5] });

export const video = namedObject('Video', {
  title: field(
    text,
    'What the video is called, for screen readers.',
    'Larkfield product demo',
  ),
  play: field(
    text,
    'What the link that plays it says.',
    'Watch Larkfield at work',
  ),
  notice: field(
    text,
    'The small print beside it.',
    'The video comes from another company and loads only when you press play.',
  ),
  length: field(
    z
      .string()
      .regex(/^\d+:[0-5]\d$/, 'minutes and seconds such as "4:00"')
      .optional(),
    'How long it is.',
    '4:00',
  ),
  fallback: field(
    text,
    'What the link below it says, for whoever sees no video.',
    'No picture? Open the video in a new tab.',
  ),
});

export const status = z.enum(['Active', 'Premium']);
