import { z } from 'zod';
import { field } from './described';
import { href, text } from './fields';
import { namedObject } from '../generated/graphql-names';

// Groups of fields that several kinds of content share. Names are those of SPEC.md section 3. Whole sections stand
// in sections.ts.

/** A button or link: what it says and where it leads. */
export const action = namedObject('Action', {
  label: field(text, 'What the button or link says.', 'Book a Demo'),
  href: field(
    href,
    'Where it leads. The checker looks that pages of this site are there.',
  ),
});

/** What search engines and social networks show of a page. */
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

/** The opening of a page; `badge` is a small label above the title. */
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
});

/** The heading of a section and the sentence under it. */
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

/** The last section of a page, which asks for a decision. */
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
});

/** A figure and what it counts. */
export const stat = namedObject('Stat', {
  value: field(text, 'The figure, as it is shown.', '40 hours'),
  label: field(text, 'What it counts.', 'saved weekly'),
});

/** A question and its answer, as in an FAQ (SPEC.md section 3). */
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

/** Whole stars from 1 to 5. */
export const rating = z
  .int('a whole number')
  .min(1, 'a rating from 1 to 5')
  .max(5, 'a rating from 1 to 5')
  .meta({ examples: [5] });

/** A video of another company: the title of its frame, what its play link says, the small print beside that, and
 * the link below for whoever sees no video. */
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
  fallback: field(
    text,
    'What the link below it says, for whoever sees no video.',
    'No picture? Open the video in a new tab.',
  ),
});

/** Product status badge (SPEC.md section 3). */
export const status = z.enum(['Active', 'Premium']);
