import { z } from 'zod';
import { field } from './described';
import { href, productReference, text } from './fields';
import { icon } from './icons';
import { namedObject } from './graphql-names';
import { listAt, partAt } from './loose';
import { outOfOrder, withRule } from './rules';

// Groups of fields that several kinds of content share. Names are those of SPEC.md section 3.

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
});

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

/** Feature card (SPEC.md section 3). */
export const featureCard = namedObject('FeatureCard', {
  icon: field(icon, 'The drawing at the top of the card.'),
  title: field(text, 'The heading of the card.', 'Answers at night'),
  description: field(
    text,
    'Its text.',
    'Callers at 9pm hear a voice, not a beep.',
  ),
});

/** Process step (SPEC.md section 3); `step` counts from 1. */
export const processStep = namedObject('ProcessStep', {
  step: field(
    z.int('a whole number').positive('a number from 1 up'),
    'The number of the step: 1, 2, 3 … in order; the checker looks.',
    1,
  ),
  title: field(text, 'The heading of the step.', 'Tell us about your firm'),
  description: field(
    text,
    'What happens in it.',
    'A call of half an hour, at a time that suits you.',
  ),
});

/** A list of process steps whose numbers run 1, 2, 3 … */
export const processSteps = withRule(
  z.array(processStep).min(1, 'at least one step'),
  (steps) => outOfOrder(listAt(steps).map((step) => partAt(step, 'step'))),
);

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

/** A section heading with feature cards under it. */
export const featureSection = namedObject('FeatureSection', {
  title: field(text, 'The heading over the cards.', 'What it does for you'),
  text: field(
    text,
    'The sentence under the heading. **Strong words** and [links](/faq) are allowed.',
    'Start with one and add others when you are ready.',
  ),
  items: field(
    z.array(featureCard).min(1, 'at least one card'),
    'The cards, in order.',
  ),
});

/** A section heading with numbered steps under it. */
export const processSection = namedObject('ProcessSection', {
  title: field(
    text,
    'The heading over the steps.',
    'From first call to first lead',
  ),
  text: field(
    text,
    'The sentence under the heading. **Strong words** and [links](/faq) are allowed.',
    'Most firms are through in two weeks.',
  ),
  steps: field(
    processSteps,
    'The steps, numbered 1, 2, 3 … in order; the checker looks.',
  ),
});

/** A section heading, points to tick off, an optional button and an optional product whose panel stands beside them. */
export const pointsSection = namedObject('PointsSection', {
  title: field(
    text,
    'The heading over the points.',
    'A call answered while your hands are full',
  ),
  text: field(
    text,
    'The sentence under the heading. **Strong words** and [links](/faq) are allowed.',
    'SmartCall AI answers in your firm’s name.',
  ),
  points: field(
    z.array(text).min(1, 'at least one point'),
    'The points to tick off.',
    ['A 2.3 second response', 'Over 50 languages'],
  ),
  action: field(action.optional(), 'A button under the points.'),
  panel: field(
    productReference.optional(),
    'The product whose panel stands beside the points: the slug of a file in data/products; the checker looks.',
  ),
});
