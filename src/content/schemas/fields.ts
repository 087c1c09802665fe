import { z } from 'zod';
import { darkSteps, PALETTE_FAMILIES } from '../constants';
import { EMAIL } from '../text/email';
import { pageTitle } from '../text/page-title';
import { videoFrame } from '../video-address';
import {
  field,
  type FieldRule,
  fieldRules,
  graphqlType,
  heading,
  keywords,
  lead,
  listOf,
  markup,
  matching,
  nonEmptyText,
  object,
  objects,
  objectType,
  picture,
  prose,
  text,
} from './builders';

// Fields and objects that several kinds of content share. Messages describe the expected value; the checker adds file,
// field and value.

export const altText = nonEmptyText
  .meta({
    format: 'prose',
    description: 'What the picture shows, for people who don’t see it.',
    examples: ['A receptionist at an empty desk in the morning sun'],
  })
  .register(fieldRules, { isAlt: true });

// Hosts look for index, 404 and 500 in every folder; Windows can't have files with names of its devices, and no system
// those of more than 255 letters, of which endings and temporary files need some.
const slugText = matching(
  /^(?!(?:index|404|500|con|prn|aux|nul|(?:com|lpt)[1-9])$)(?=.{1,100}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'lower-case words joined by hyphens, at most 100 letters, and no name that hosts or Windows need themselves, such as index, 404 or con',
);

/** The slug of a page; `pathOf` returns its path. */
export const slug = (pathOf: (slug: string) => string) =>
  slugText
    .meta({ examples: ['five-quiet-hours'] })
    .register(fieldRules, { unique: 'address', publishedAs: pathOf });

/** The slug of another file, which GraphQL resolves to that file. Its existence is checked across files. */
const reference = (
  type: string,
  format: 'product' | 'template',
  example: string,
) =>
  slugText
    .meta({ format, examples: [example] })
    .register(fieldRules, { refersTo: format })
    .register(graphqlType, { type, directive: '@link(by: "slug")' });

export const productReference = reference('Product', 'product', 'smartcall-ai');

export const templateReference = reference(
  'WebsiteTemplate',
  'template',
  'saas-landing',
);

const DAY = 'a day written YYYY-MM-DD';

// A day outside this range is a typing mistake, such as 0205 for 2025.
const EARLIEST = '2000-01-01';
const LATEST = '2100-12-31';

/** An existing calendar day. */
export const isoDay = z.iso
  .date({ error: DAY, abort: true })
  .refine(
    (day) => day >= EARLIEST && day <= LATEST,
    `a day from ${EARLIEST} to ${LATEST}`,
  )
  .meta({ patternErrorMessage: DAY, examples: ['2025-01-27'] })
  .register(graphqlType, { type: 'Date', directive: '@dateformat' });

const PATH = /\/(?!\/)[\w\-/.]*(?:\?[^\s#]*)?(?:#[\w-]+)?/;
const HTTPS = /https:\/\/(?:[\w-]+\.)+[\w-]+(?::\d+)?(?:[/?#]\S*)?/;
const MAILTO = new RegExp(`mailto:${EMAIL.source}`);
const TEL = /tel:\+\d{6,15}/;

/** Matches a whole text in one of these forms. */
const anyOf = (...forms: RegExp[]) =>
  new RegExp(`^(?:${forms.map(({ source }) => source).join('|')})$`);

/** An address in one of these forms that `new URL`, which the build calls, can read: no `https://xn--a.example`. */
const address = (expected: string, ...forms: RegExp[]) =>
  matching(anyOf(...forms), expected).refine(
    (text) => URL.canParse(text, 'https://site.example'),
    { error: expected, abort: true },
  );

/** A full https address on another host. */
export const httpsUrl = address(
  'an address that starts with https://',
  HTTPS,
).meta({ examples: ['https://journal.larkfield.example'] });

/** Empty, or a full https address. */
export const optionalHttpsUrl = address(
  'nothing, or an address that starts with https://',
  /(?:)/,
  HTTPS,
);

/** A path on this site, such as "/faq" or "/#demo". */
export const internalPath = matching(
  anyOf(PATH),
  'a path on this site that starts with /',
)
  .meta({ examples: ['/faq'] })
  .register(fieldRules, { isLink: true });

export const productPage = internalPath
  .clone()
  .register(fieldRules, { refersTo: 'page of the product' });

export const href = address(
  'a path on this site, or an address that starts with https://, mailto: or tel:',
  ...[PATH, HTTPS, MAILTO, TEL],
)
  .meta({
    description:
      'Where it leads: to a page of this site, which has to be there, or to another site.',
    examples: ['/book-demo'],
  })
  .register(fieldRules, { isLink: true });

export const redirectTarget = address(
  'a path on this site, or an address that starts with https://',
  PATH,
  HTTPS,
)
  .meta({ examples: ['/blog'] })
  .register(fieldRules, { isLink: true });

export const phoneHref = matching(
  anyOf(TEL),
  'a number such as "tel:+442079460123"',
).meta({
  description: 'The same number as telephones dial it.',
  examples: ['tel:+442079460142'],
});

/** The range of GraphQL's Int. */
const wholeNumber = z.int32('a whole number');

export const fromZero = wholeNumber.nonnegative('a number from 0 up');

export const positiveNumber = wholeNumber.positive('a number from 1 up');

export const price = matching(
  /^£\d{1,3}(?:,\d{3})*(?:\.\d{2})?$/,
  'a price such as "£2,499"',
).meta({ examples: ['£2,499'] });

const SUM = String.raw`[£$€]\d{1,3}(?:,\d{3})*(?:\.\d{2})?(?![\d,.]*\d|\p{L})`;
/** Words, and numbers too small to be prices, such as "for 2 people" and "80p". */
const NO_SUM = String.raw`[^£$€\d]|\d{1,2}(?![\d,.]*\d)`;

/** A price as firms write it, such as "from £450": every sum in it has its sign and, from a thousand, a comma. */
export const shownPrice = matching(
  new RegExp(`^(?=.*\\p{L}|.*[£$€])(?:${NO_SUM}|${SUM})+$`, 'u'),
  'a price such as "£2,499", "£4 / £7", "from £450" or "POA"',
).meta({ examples: ['£2,499'] });

/** A price with a sum in it, such as "$99/month". */
export const priceWithSum = matching(
  new RegExp(`^(?:${NO_SUM})*${SUM}(?:${NO_SUM}|${SUM})*$`, 'u'),
  'a price such as "$99", "£25/month" or "£450 to £950 a month"',
).meta({ examples: ['$99'] });

export const email = matching(anyOf(EMAIL), 'an e-mail address').meta({
  examples: ['hello@larkfield.example'],
});

export const colourFamily = z
  .enum(PALETTE_FAMILIES)
  .meta({ examples: ['sky'] });

export const darkColour = z
  .enum(darkSteps, {
    error: 'a dark colour of the palette, from 700 up, such as "emerald-700"',
  })
  .meta({ examples: ['emerald-700'] });

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
    'The page’s title in the browser’s tab and in search engines, best with at most 60 characters. The brand’s name is added where there is room.',
    'Blog: practical advice for small firms',
  ).register(fieldRules, { unique: 'title', publishedAs: pageTitle }),
  description: prose(
    'What search engines show under the title, best with 70 to 160 characters.',
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

export const notes = (description: string) =>
  objects('Note', 'note', description, {
    title: text('What the note is about.', 'Calls'),
    text: markup('The note.', 'A call of over 10 minutes counts as two.'),
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
  note: prose(
    'The small print beside it.',
    'The video comes from another company and loads only when you press play.',
  ),
  length: field(
    matching(/^\d+:[0-5]\d$/, 'minutes and seconds such as "4:00"').optional(),
    'How long it is.',
    '4:00',
  ),
  fallback: prose('The link for whoever sees no video.', 'Open it in a tab.'),
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
