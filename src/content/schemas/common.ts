import { z } from 'zod';
import { pageTitle } from '../text/page-title';
import { videoFrame } from '../video-address';
import {
  field,
  type FieldRule,
  fieldRules,
  listOf,
  matching,
  object,
  objectType,
} from './builders';
import { altText, href, httpsUrl, positiveNumber, wholeNumber } from './fields';
import {
  heading,
  keywords,
  lead,
  markup,
  picture,
  text,
} from './shared-fields';

// Objects that several kinds of content share. Whole sections are in sections.ts.

export const action = objectType('Action', {
  label: text('What the button or link says.', 'Book a Demo'),
  href,
});

export const note = markup(
  'Small print under the buttons.',
  '{{site.offer}}',
).optional();

export const seo = objectType('Seo', {
  title: text(
    'The page’s title in the browser’s tab and in search engines, best with at most 60 characters; the checker warns. The brand’s name is added where there is room.',
    'Blog: practical advice for small firms',
  ).register(fieldRules, { unique: 'title', publishedAs: pageTitle }),
  description: text(
    'What search engines show under the title, best with 70 to 160 characters; the checker warns.',
    'Plain articles for small UK businesses on websites, customer service, social media, AI and CRM, with worked examples.',
  ).register(fieldRules, { unique: 'description' }),
  keywords: keywords('small business blog', 'CRM advice'),
}).meta({
  description: 'What search engines show of the page.',
});

export const hero = objectType('Hero', {
  badge: text('A small label above the headline.', 'Blog').optional(),
  title: text('The headline of the page.', 'Advice you can use on Monday'),
  text: markup('The paragraph under the headline.', 'Read one in a break.'),
  actions: field(
    z.array(action),
    'The buttons, main one first; there may be none.',
  ),
  note,
}).meta({ description: 'The top of the page.' });

export const intro = objectType('Intro', {
  title: heading('How a working week changes'),
  text: lead('Six example firms and the product each would miss most.'),
});

export const buttons = listOf(action, 'button', 'The buttons, main one first.');

export const closing = objectType('Closing', {
  title: text('A question or a call.', 'Ready to transform your business?'),
  text: markup(
    'The paragraph under it.',
    'In 30 minutes we show you how Larkfield would deal with all of it.',
  ),
  actions: buttons,
  note,
}).meta({ description: 'The end of the page.' });

export const stat = objectType('Stat', {
  value: text('The figure, as it is shown.', '40 hours'),
  label: text('What it counts.', 'saved weekly'),
});

export const stats = listOf(stat, 'figure', 'The figures, in order.');

export const faqItem = objectType('FaqItem', {
  question: text('The question, as visitors would ask it.', 'How can I pay?'),
  answer: markup('The answer.', 'By card or bank transfer.'),
});

/** A step's number; `numberedInOrder` checks the sequence. */
export const stepNumber = field(positiveNumber, 'Its number, from 1 on.', 1);

export const rating = field(
  wholeNumber.min(1, 'a rating from 1 to 5').max(5, 'a rating from 1 to 5'),
  'Stars from 1 to 5.',
  5,
);

const VIDEO_PAGE = 'https://www.youtube.com/watch?v=abcdefghijk';

export const videoUrl = httpsUrl.refine(
  (address) => videoFrame(address) !== undefined,
  `the address of a video on YouTube or Vimeo, such as "${VIDEO_PAGE}"`,
);

export const video = objectType('Video', {
  title: text('Its name for screen readers.', 'Larkfield product demo'),
  play: text('What the link that plays it says.', 'Watch Larkfield at work'),
  note: text(
    'The small print beside it.',
    'The video comes from another company and loads only when you press play.',
  ),
  length: field(
    matching(/^\d+:[0-5]\d$/, 'minutes and seconds such as "4:00"').optional(),
    'How long it is.',
    '4:00',
  ),
  fallback: text('The link for whoever sees no video.', 'Open it in a tab.'),
}).meta({
  description: 'The video; its address is under Shared › Brand and contact.',
});

export const status = field(
  z.enum(['Active', 'Premium']),
  'Active, or Premium, which is set off.',
);

/** A picture for each theme, of things on a workbench. */
export const themedPictureOf = (hint: string, path: string, size?: FieldRule) =>
  object('ThemedPicture', 'The picture of the workbench.', {
    light: picture(`For the light theme, ${hint}.`, `${path}.jpg`, size),
    dark: picture('For the dark one, by lamplight.', `${path}-lamp.jpg`, size),
    alt: altText,
  });

export const themedPicture = themedPictureOf(
  'best 1600 × 1000 px, with the object in its middle third',
  '../images/bench/smartcall-ai',
);
