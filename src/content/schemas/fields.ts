import { z } from 'zod';
import { graphqlField } from './builders';
import { darkSteps, paletteFamilies } from '../constants';

// Single values that an editor types. Each message says what was expected; the checker adds file, place and value.

export const text = z
  .string()
  .refine((value) => value.trim() !== '', 'text that is not empty')
  // JSON Schema leaves refinements out; this one shows in the editor while they type.
  .meta({ pattern: '\\S', patternErrorMessage: 'text that is not empty' });

export const altText = text.meta({
  title: 'Picture in words',
  description: 'What the picture shows, for people who don’t see it.',
  examples: ['A receptionist at an empty desk in the morning sun'],
});

const slugText = (example: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
    .meta({ examples: [example] });

export const slug = slugText('five-quiet-hours').meta({
  title: 'Address (slug)',
});

/** The slug of a product, which GraphQL resolves to the product. That it exists is checked across files. */
export const productReference = slugText('smartcall-ai')
  .meta({ format: 'product' })
  .register(graphqlField, {
    type: 'Product',
    directive: '@link(by: "slug")',
  });

/** The slug of a website template, which GraphQL resolves to the template. That it exists is checked across files. */
export const templateReference = slugText('saas-landing')
  .meta({ format: 'template' })
  .register(graphqlField, {
    type: 'WebsiteTemplate',
    directive: '@link(by: "slug")',
  });

// A day outside these is a typing mistake, such as 0205 for 2025.
const EARLIEST = '2000-01-01';
const LATEST = '2100-12-31';

/** A calendar day that exists, written YYYY-MM-DD. */
export const isoDay = z
  .string()
  .refine(isCalendarDay, 'a day written YYYY-MM-DD')
  .refine(
    (day) => !isCalendarDay(day) || (day >= EARLIEST && day <= LATEST),
    `a day from ${EARLIEST} to ${LATEST}`,
  )
  .meta({
    format: 'date',
    examples: ['2025-01-27'],
  })
  .register(graphqlField, { type: 'Date', directive: '@dateformat' });

/** A full address at another host, https only. */
export const httpsUrl = z
  .string()
  .refine(isHttpsUrl, 'an address that starts with https://')
  .meta({
    pattern: '^https://',
    patternErrorMessage: 'an address that starts with https://',
    examples: ['https://journal.larkfield.example'],
  });

/** A place on this site, such as "/faq" or "/#demo". That it exists is checked across files. */
export const internalPath = z
  .string()
  .regex(
    /^\/(?!\/)[\w\-/.]*(?:#[\w-]+)?$/,
    'a path on this site that starts with /',
  )
  .meta({ examples: ['/faq'] });

export const href = z
  .string()
  .refine(
    isHref,
    'a path on this site, or an address that starts with https://, mailto: or tel:',
  )
  .meta({
    title: 'Leads to',
    description:
      'Where it leads. The checker looks that pages of this site are there.',
    pattern: '^(?:/|https://|mailto:|tel:)',
    patternErrorMessage:
      'a path on this site, or an address that starts with https://, mailto: or tel:',
    examples: ['/book-demo'],
  });

/** A picture of data/images, named by its path relative to the JSON file. That it exists is checked across files. */
export const picture = z
  .string()
  .regex(
    /^\.{1,2}\/(?:.+\/)?[^/.][^/]*\.(?:jpe?g|png|webp|avif)$/,
    'the path of a .jpg, .png, .webp or .avif picture, relative to this file',
  )
  .meta({
    format: 'picture',
    examples: ['../images/posts/five-quiet-hours.jpg'],
  })
  .register(graphqlField, { type: 'File', directive: '@fileByRelativePath' });

export const wholeNumber = z.int('a whole number');

export const positiveNumber = wholeNumber.positive('a number from 1 up');

export const price = z
  .string()
  .regex(/^£\d{1,3}(?:,\d{3})*(?:\.\d{2})?$/, 'a price such as "£2,499"')
  .meta({ examples: ['£2,499'] });

export const phoneHref = z
  .string()
  .regex(/^tel:\+\d{6,15}$/, 'a number such as "tel:+442079460123"')
  .meta({
    description: 'The same number as telephones dial it.',
    examples: ['tel:+442079460142'],
  });

export const email = z
  .email('an e-mail address')
  .meta({ examples: ['hello@larkfield.example'] });

export const colourFamily = z.enum(paletteFamilies).meta({ examples: ['sky'] });

export const darkColour = z
  .enum(darkSteps, {
    error: 'a dark colour of the palette, from 700 up, such as "emerald-700"',
  })
  .meta({ examples: ['emerald-700'] });

function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  // JavaScript rolls 31 February over into March: such a day does not come back as written.
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value);
}

function isHttpsUrl(value: string): boolean {
  return /^https:\/\/[^\s]+$/.test(value) && URL.canParse(value);
}

function isHref(value: string): boolean {
  return (
    internalPath.safeParse(value).success ||
    isHttpsUrl(value) ||
    /^mailto:[^\s@]+@[^\s@]+$/.test(value) ||
    /^tel:\+\d{6,15}$/.test(value)
  );
}
