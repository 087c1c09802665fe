import { z } from 'zod';
import { darkSteps, PALETTE_FAMILIES } from '../constants';
import { EMAIL } from '../text/email';
import { correctedSum } from '../text/format';
import { fieldRules, graphqlType, matching } from './builders';

// Single values, typed by editors. Messages describe the expected value; the checker adds file, field and value.

/** With a character that can be seen: neither white space nor one of those that only act on others. */
export const nonEmptyText = matching(
  /[^\s\u00ad\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/,
  'text that is not empty',
);

export const altText = nonEmptyText
  .meta({
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
      'Where it leads. The checker looks that pages of this site are there.',
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

/** The path of a picture, relative to the JSON file. */
export const picturePath = matching(
  /^\.{1,2}\/(?:.+\/)?[^/.][^/]*\.(?:jpe?g|png|webp|avif|JPE?G|PNG|WEBP|AVIF)$/,
  'the path of a .jpg, .png, .webp or .avif picture, relative to this file (other kinds, such as .heic, have to be exported as one of these)',
)
  .meta({
    format: 'picture',
    examples: ['../images/posts/five-quiet-hours.jpg'],
  })
  .register(graphqlType, { type: 'File', directive: '@fileByRelativePath' });

/** The range of GraphQL's Int. */
export const wholeNumber = z.int32('a whole number');

export const fromZero = wholeNumber.nonnegative('a number from 0 up');

export const positiveNumber = wholeNumber.positive('a number from 1 up');

export const price = matching(
  /^£\d{1,3}(?:,\d{3})*(?:\.\d{2})?$/,
  'a price such as "£2,499"',
).meta({ examples: ['£2,499'] });

const SUM = /[£$€]\s*[\d.,]*(?<![.,])|^[\d.,]+$/g;
const WELL_WRITTEN = /^[£$€](?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?$/;

/** A price as firms write it, such as "from £450"; `plainPrice` takes a sum out of it. */
export const shownPrice = nonEmptyText
  .superRefine((shown, context) => {
    const wrong = shown.match(SUM)?.find((sum) => !WELL_WRITTEN.test(sum));
    if (wrong === undefined) return;
    const meant = correctedSum(wrong);
    const message = WELL_WRITTEN.test(meant)
      ? `sums such as "£2,499", and here perhaps "${meant}"`
      : 'a price such as "£2,499", "£4 / £7", "from £450" or "POA"';
    context.addIssue({ code: 'custom', message });
  })
  .meta({ examples: ['£2,499'] });

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
